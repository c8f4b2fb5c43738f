export * from './judge.ts'
export * from './load.ts'
