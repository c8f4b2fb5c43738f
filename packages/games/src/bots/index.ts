export * from './judge.ts'
export * from './load.ts'
export * from './sentences.ts'
