export { memoryStore } from '../store/memory.ts'
export type { Store } from '../store/contract.ts'
export { closed, logOn, opened } from './dice-log.ts'
export { testServer } from './server.ts'
