import { useKeys, useSettings, useWords, type TableProps } from '@rattlecup/ui'
import { useMemo, type ReactNode } from 'react'
import type { Onecard } from '../../rules/types.ts'
import { OwnCards } from '../cards/own-cards.tsx'
import { bookOf } from '../cards/prospect.ts'
import { byColour, Tray } from '../dice/tray.tsx'
import { outcomeIn } from '../steps.ts'
import type { OnecardWords } from '../words/words.ts'
import { Actions } from './actions.tsx'
import type { OnecardTableNow } from './now.ts'
import { Others } from './others.tsx'
import { Supply } from './supply.tsx'
import css from './table.module.css'
import { useCardChoice, useDiceChoice } from './use-choice.ts'
import { whyNoCard, whyNoDie, type TapContext } from './why-not.ts'

/** The whole table: the others, the dice, the open cards, the reader's own, and what can be done now. */
export function Table(props: TableProps<Onecard>): ReactNode {
  const { view, seat, options, step, settled, moves } = props
  const words = useWords<OnecardWords>()
  const { motion } = useSettings()
  const book = useMemo(() => bookOf(options), [options])
  const cards = useCardChoice(props)
  const dice = useDiceChoice(props)
  const asking: TapContext = { ...props, words, book }
  const tapCard = (id: string): void => (cards.moveOf(id) ? cards.tap(id) : props.say(whyNoCard(id, asking)))
  const tapDie = (die: number): void => {
    if (!settled) return props.skip()
    if (dice.isChoosing) dice.toggle(die)
    else props.say(whyNoDie(asking))
  }
  // Dice have no part in choosing new cards, which need the room.
  const choosesNewCards = view.phase === 'keep' || moves.some(({ type }) => type === 'take')
  const now: OnecardTableNow = {
    props,
    book,
    isChosen: (id) => cards.chosen.includes(id),
    moveOfCard: (id) => json(cards.moveOf(id)),
    tapCard,
  }
  useKeys(keysOf({ props, choosesDice: dice.isChoosing, tapCard, tapDie }))
  return (
    <div className={css['frame']} data-motion={motion}>
      <div className={css['table']} data-alone={(view.cards.length === 1 && seat !== null) || undefined}>
        <div className={css['side']}>
          <Others now={now} />
          {!choosesNewCards && (
            <Tray
              dice={view.dice}
              rolls={view.rolls}
              staying={dice.staying}
              isChoosing={dice.isChoosing}
              tumbling={dice.tumbling}
              roll={!settled && outcomeIn(step)?.type === 'roll' ? step?.at : undefined}
              hinted={dice.hinted}
              moveOf={(die) => json(dice.rerollWith(die))}
              tap={tapDie}
            />
          )}
          <Supply now={now} />
        </div>
        <div className={css['side']}>
          {seat !== null && <OwnCards now={now} seat={seat} />}
          <Actions now={now} dice={dice} cards={cards} />
        </div>
      </div>
    </div>
  )
}

function json(move: object | undefined): string | undefined {
  return move && JSON.stringify(move)
}

interface KeyTargets {
  readonly props: TableProps<Onecard>
  readonly choosesDice: boolean
  readonly tapCard: (id: string) => void
  readonly tapDie: (die: number) => void
}

/** 1 to 5 are the dice from the left while they are being chosen, else the cards. */
function keysOf({ props, choosesDice, tapCard, tapDie }: KeyTargets): Record<string, () => void> {
  const { view, seat, moves } = props
  if (moves.length === 0) return {}
  const cards = view.phase === 'take' ? view.display : (view.cards[seat ?? 0] ?? []).map(({ id }) => id)
  const taps = choosesDice
    ? byColour(view.dice ?? []).map((die) => () => tapDie(die))
    : cards.map((id) => () => tapCard(id))
  return Object.fromEntries(taps.map((tap, i) => [String(i + 1), tap]))
}
