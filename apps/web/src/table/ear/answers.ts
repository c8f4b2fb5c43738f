import type { JsonObject, Seat } from '@rattlecup/kit'
import type { ShellWords } from '../../words/en.ts'
import { toldScore } from '../told-score.ts'
import { turnLine } from '../turn-line.ts'
import type { TableNow } from '../use-table.ts'

/** What can be asked, each by one key. */
export const QUESTIONS = { c: 'dice', a: 'own', t: 'turn', n: 'scores', o: 'moves' } as const
type EarQuestion = (typeof QUESTIONS)[keyof typeof QUESTIONS]

/** More moves than this are not listed: who listens narrows them down by a word. */
const MOST_LISTED = 12

export function answerTo(question: EarQuestion, now: TableNow, words: ShellWords): string {
  const { scene, players, table } = now
  switch (question) {
    case 'turn':
      return turnLine(now, words).text
    case 'scores':
      return players
        .map(
          ({ name }, seat) =>
            `${name}: ${toldScore(now, seat) ?? words.points(scene.told.scores[seat] ?? 0)}`,
        )
        .join('. ')
    case 'moves':
      return listed(movesTold(now), words)
    default: {
      const { ear } = now.ui
      return ear && table.seat !== null ? ear[question](momentOf(now, table.seat)) : words.ear.nothing
    }
  }
}

/** A move and what it is called. */
export interface ToldMove {
  readonly move: JsonObject
  readonly text: string
}

/** What may be done now, in words. */
function movesTold(now: TableNow): ToldMove[] {
  const { ui, words, table, scene } = now
  const { seat } = table
  if (seat === null) return []
  const moment = momentOf(now, seat)
  return heardApart(
    scene.moves.map((move) => ({
      move,
      text: ui.ear?.move?.(move, moment) ?? ui.tellMove(move, words),
    })),
  )
}

/** Moves that sound alike are one to whoever listens, such as those with either of two blue dice. */
export function heardApart(moves: readonly ToldMove[]): ToldMove[] {
  return moves.filter(({ text }, index) => moves.findIndex((each) => each.text === text) === index)
}

function momentOf({ scene, options, words }: TableNow, seat: Seat) {
  return { view: scene.view, options, seat, words }
}

function listed(moves: readonly ToldMove[], words: ShellWords): string {
  if (moves.length === 0) return words.ear.noMoves
  const texts = moves.slice(0, MOST_LISTED).map(({ text }) => text)
  return words.ear.moves(moves.length, texts)
}

/** What somebody typed means: one move, several that it may be, or none. */
export function movesMeant(typed: string, moves: readonly ToldMove[]): readonly ToldMove[] {
  const wanted = wordsOf(typed)
  if (wanted.length === 0) return []
  const exact = moves.filter(({ text }) => wordsOf(text).join(' ') === wanted.join(' '))
  return exact.length > 0 ? exact : moves.filter(({ text }) => isAmong(wanted, wordsOf(text)))
}

/** Whether these words come in this order among others; the beginning of a word will do, but a number is whole. */
function isAmong(wanted: readonly string[], words: readonly string[]): boolean {
  let from = 0
  return wanted.every((word) => {
    const at = words.findIndex((each, index) => index >= from && isMeant(word, each))
    from = at + 1
    return at >= 0
  })
}

function isMeant(typed: string, word: string): boolean {
  return /^\d/.test(typed) ? typed === word : word.startsWith(typed)
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** What is said to something typed, and the move to make if it is clear. */
export function replyTo(
  typed: string,
  now: TableNow,
  words: ShellWords,
): { readonly say: string; readonly play?: JsonObject } {
  const moves = movesTold(now)
  const meant = movesMeant(typed.replace(/\?\s*$/, ''), moves)
  if (moves.length === 0) return { say: words.ear.noMoves }
  const [first] = meant
  if (!first) return { say: words.ear.fitsNowhere(typed) }
  // A question is answered, never played.
  if (meant.length > 1 || typed.trim().endsWith('?')) return { say: listed(meant, words) }
  return { say: first.text, play: first.move }
}
