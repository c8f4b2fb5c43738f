import { MAX_PENALTIES, type QwixxDice, type QwixxMove, type QwixxSheet } from '../../rules/types.ts'
import { isLastNumber, skippedBy, whiteSum, worthOf } from '../../rules/facts.ts'
import { hasCrossedThisTurn, rollOf } from '../steps.ts'
import { tellMove } from '../tell.ts'
import type { QwixxScene } from './scene.ts'

/** What is going on, and what is asked of the player, in one line. */
export function promptFor(scene: QwixxScene): string {
  const { view, step, settled, draft, moves, words, whoIs, standstill } = scene
  if (view.phase === 'over') return words.now.over
  if (standstill !== undefined) return standstill
  if (!settled && rollOf(step)) return words.now.rolling(whoIs(view.active))
  if (view.phase === 'roll') return words.now.roll(whoIs(view.active))
  if (draft) return promptForDraft(draft, scene)
  return moves.length > 0 ? promptForChoice(scene) : promptForWaiting(scene)
}

function promptForDraft(draft: QwixxMove, { view, seat, words }: QwixxScene): string {
  const sheet = view.sheets[seat ?? 0] as QwixxSheet
  if (draft.type === 'pass') {
    return sheet.penalties === MAX_PENALTIES - 1 ? words.now.previewLastPenalty : words.now.previewPenalty
  }
  const { row, value } = draft
  return words.now.preview({
    row,
    value,
    worth: worthOf(sheet, draft),
    skips: skippedBy(sheet, draft),
    locks: isLastNumber(row, value),
  })
}

function promptForChoice({ view, moves, words, whoIs }: QwixxScene): string {
  const nothingFits = moves.every((move) => move.type === 'pass')
  if (view.phase === 'colour') return nothingFits ? words.now.colourNowhere : words.now.colour
  const sum = whiteSum(view.dice as QwixxDice)
  return nothingFits ? words.now.whiteNowhere(sum) : words.now.white(sum, whoIs(view.active))
}

function promptForWaiting({ view, status: { waiting }, seat, words, whoIs, nameOf }: QwixxScene): string {
  if (view.phase === 'colour') {
    return whoIs(view.active) === undefined ? words.now.colour : words.now.coloursOf(nameOf(view.active))
  }
  const others = waiting.kind === 'players' ? waiting.seats.filter((each) => each !== seat) : []
  const chose = view.own && words.now.chose(view.own.type === 'pass' ? null : tellMove(view.own, words))
  const choosing = others.length > 0 && words.now.waiting(others.map(nameOf))
  return [chose, choosing].filter(Boolean).join(' ')
}

/** What passing costs now. */
type PassCost = 'free' | 'later' | 'marked' | 'penalty' | 'last' | 'unsure'

export function costOfPassing({ view, seat, step }: QwixxScene): PassCost {
  if (view.active !== seat) return 'free'
  if (view.phase === 'white') return 'later'
  const crossed = hasCrossedThisTurn(view, step)
  if (crossed === undefined) return 'unsure'
  if (crossed) return 'marked'
  return view.sheets[seat]?.penalties === MAX_PENALTIES - 1 ? 'last' : 'penalty'
}

export function isPenalty(cost: PassCost): boolean {
  return cost === 'penalty' || cost === 'last'
}
