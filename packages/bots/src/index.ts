export * from './ask.ts'
export * from './greedy.ts'
export * from './random.ts'
export * from './soften.ts'
