export * from './ask.ts'
export * from './greedy.ts'
export * from './random.ts'
