export * from './load.ts'
