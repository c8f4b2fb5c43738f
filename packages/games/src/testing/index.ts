export * from './dice-files.ts'
export * from './dice-frauds.ts'
export * from './dice-survey.ts'
