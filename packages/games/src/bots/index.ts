export * from './judge.ts'
export * from './load.ts'
export type * from './reasons.ts'
export * from './sentences.ts'
