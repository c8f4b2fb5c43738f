import { breakdown, entry, keys, lesson, optionsForm } from './en/around.ts'
import { table } from './en/table.ts'
import { moved, reasons, told, why } from './en/telling.ts'

export const words = { ...table, why, told, moved, reasons, entry, optionsForm, breakdown, keys, lesson }
