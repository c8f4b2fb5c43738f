import { gambler } from './gambler/index.ts'
import type { GameManifest } from './manifest.ts'
import { onecard } from './onecard/index.ts'
import { qwixx } from './qwixx/index.ts'
import { strike } from './strike/index.ts'

/** Every game there is, in the order shown. A new one is a folder beside this file and a line here. */
export const MANIFESTS: readonly GameManifest[] = [qwixx, gambler, onecard, strike]
