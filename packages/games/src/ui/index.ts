export * from './load.ts'
export * from './posters.ts'
export * from './shown-games.ts'
