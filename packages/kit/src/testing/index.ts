export * from './conformance.ts'
export * from './count-tree.ts'
export * from './playthrough.ts'
export * from './random-match.ts'
