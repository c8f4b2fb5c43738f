import { breakdown, entry, keys, lesson, optionsForm } from './it/around.ts'
import { table } from './it/table.ts'
import { moved, reasons, told, why } from './it/telling.ts'
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
