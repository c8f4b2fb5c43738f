import { breakdown, entry, keys, lesson, optionsForm } from './fr/around.ts'
import { table } from './fr/table.ts'
import { moved, reasons, told, why } from './fr/telling.ts'
import type { OnecardWords } from './words.ts'

export const words: OnecardWords = {
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
