import type { Onecard, OnecardView as View } from '../rules/types.ts'
import type { TerminalUi, Stage } from '../../terminal/terminal-ui.ts'
import { paintSymbol, type Paint } from '../../terminal/paint.ts'
import { padLeft, padRight, sideBySide } from '../../terminal/text.ts'
import { heldCards, SUN, type CardFinder, type HeldCard } from './cards.ts'

const CARD = 26

/** The own cards side by side, the others' in a line each. */
export function render(find: CardFinder): TerminalUi<Onecard>['render'] {
  return (view, seat, stage) => {
    const shown = seat ?? view.active
    const others = view.cards.flatMap((_, each) =>
      each === shown ? [] : otherLines(view, each, stage, find),
    )
    return [
      ...turnLines(view),
      ...diceLines(view, stage.paint),
      ...displayLines(view, stage.paint, find),
      seatHeading(view, shown, stage),
      ...sideBySide(
        heldCards(view, shown, find).map((card, place) => cardLines(card, place, stage.paint)),
        CARD,
      ),
      ...others,
    ]
  }
}

function turnLines({ turnsLeft, phase }: View): string[] {
  if (turnsLeft === undefined || phase === 'over') return []
  return [turnsLeft === 1 ? '   last turn' : `   ${turnsLeft} turns left`]
}

function diceLines({ dice, rolls }: View, paint: Paint): string[] {
  if (dice === null) return []
  const faces = dice.map((colour, die) => `${die + 1} ${paintSymbol(paint, colour)} ${colour}`)
  return [`   roll ${rolls} of 3:   ${faces.join('   ')}`, '']
}

function displayLines(view: View, paint: Paint, find: CardFinder): string[] {
  if (view.display.length === 0) return []
  const open = view.display.map((id) => ({ ...find(id), marks: [0, 0, 0, 0, 0] }))
  return [
    '   open cards',
    ...sideBySide(
      open.map((card, place) => cardLines(card, place, paint)),
      CARD,
    ),
    '',
  ]
}

function seatHeading(view: View, seat: number, { names, paint }: Stage): string {
  const cards = view.scored[seat] ?? []
  const points = cards.reduce((sum, card) => sum + card.points, 0)
  const each = cards.length > 0 ? ` (${cards.map((card) => card.points).join(' + ')})` : ''
  return ` ${paint('bold', names[seat] as string)}   ${points} points${each}   ${cards.length} of 4 cards scored`
}

function cardLines(card: HeldCard, place: number, paint: Paint): string[] {
  const heading = `   ${paint('bold', String(place + 1))}  card ${card.id}`
  return [heading, ...card.rows.map((row, i) => rowLine(row, card.marks[i] as number, paint))]
}

function rowLine({ colour, length, sun }: HeldCard['rows'][number], marks: number, paint: Paint): string {
  const boxes = '✗'.repeat(marks) + '□'.repeat(length - marks)
  const label = `${paintSymbol(paint, colour)} ${padRight(colour, 7)}`
  return `   ${label}${padRight(paint(marks === length ? 'bold' : colour, boxes), 6)} ${sun ? SUN : ' '} ${padLeft(marks === length ? `+${length}` : '', 2)}`
}

function otherLines(view: View, seat: number, stage: Stage, find: CardFinder): string[] {
  const lines = heldCards(view, seat, find).map((card) => {
    const rows = card.rows.map(
      ({ colour, length, sun }, i) =>
        `${paintSymbol(stage.paint, colour)}${card.marks[i]}/${length}${sun ? SUN : ' '}`,
    )
    return `   card ${padRight(card.id, 5)} ${rows.join('  ')}`.trimEnd()
  })
  return [seatHeading(view, seat, stage), ...lines]
}
