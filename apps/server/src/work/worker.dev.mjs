import { register } from 'tsx/esm/api'

register()
export const { run, gameFile, finishedFile } = await import('./worker.ts')
