import { register } from 'tsx/esm/api'

register()
export const { run } = await import('./worker.ts')
