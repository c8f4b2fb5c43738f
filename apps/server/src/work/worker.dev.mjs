import { register } from 'tsx/esm/api'

register()
export const { run, gameFile } = await import('./worker.ts')
