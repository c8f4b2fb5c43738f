import type { GameManifest } from '../manifest.ts'
import { MANIFESTS as FOUR } from '../registry.ts'
import { pig } from './pig/index.ts'

/** The registry with one line more: `oneMoreGame` builds programs with this one. */
export const MANIFESTS: readonly GameManifest[] = [...FOUR, pig]
