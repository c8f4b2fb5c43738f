import { sentencesOf } from '@rattlecup/games/bots'
import type { Game, Json, Reason } from '@rattlecup/kit'

/** More than these bury the hint. */
const TOLD = 2

/** Why a move is good, in words; the weightiest reasons. */
export async function reasonLines(game: Game, reasons: readonly Reason[]): Promise<string[]> {
  const sentences = await sentencesOf(game)
  return reasons.slice(0, TOLD).flatMap(({ key, values }) => {
    const sentence = sentences[key]
    if (sentence === undefined) return []
    return [sentence.replace(/\{(\w+)\}/g, (_, name: string) => inWords(name, values[name] ?? null))]
  })
}

/** Chances and shares as percentages; rows that are counted by the letters that the board has in the terminal. */
function inWords(name: string, value: Json): string {
  if (typeof value !== 'number') return String(value)
  if (name === 'chance' || name === 'share') return `${(100 * value).toFixed(value < 0.1 ? 1 : 0)} %`
  return name === 'row' ? String.fromCharCode(97 + value) : String(value)
}
