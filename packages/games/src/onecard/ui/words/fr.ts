import { breakdown, entry, keys, lesson, optionsForm } from './fr/around.ts'
import { table } from './fr/table.ts'
import { moved, reasons, told, why } from './fr/telling.ts'
import type { Words } from './words.ts'

export const words: Words = {
  ...table,
  why,
  told,
  moved,
  reasons,
  entry,
  optionsForm,
  breakdown,
  keys,
  lesson,
}
