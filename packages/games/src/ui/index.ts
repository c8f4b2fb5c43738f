export * from './load.ts'
export * from './shown-games.ts'
