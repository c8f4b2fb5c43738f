import { PIPS } from '../../../picture/pips.ts'
import type { Face } from '../../rules/types.ts'

const { 1: _, ...spotted } = PIPS

/** Where the spots of a face are; Strike's dice have an X instead of the one. */
export const SPOTS: Readonly<Record<Face, (typeof PIPS)[1]>> = { X: [], ...spotted }
