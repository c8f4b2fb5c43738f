import { breakdown, entry, keys, lesson, optionsForm } from './de/around.ts'
import { table } from './de/table.ts'
import { moved, reasons, told, why } from './de/telling.ts'
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
