import { register } from 'tsx/esm/api'

register()
export const { run, gameFile, finishedFile, preview } = await import('./worker.ts')
