import { register } from 'tsx/esm/api'

register()
export const { run, gameEnd, gameFile, finishedFile, preview } = await import('./worker.ts')
