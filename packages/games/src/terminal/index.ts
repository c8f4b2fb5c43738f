export * from './load.ts'
export * from './paint.ts'
export * from './text.ts'
export type * from './terminal-ui.ts'
