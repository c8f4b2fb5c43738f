import { useKeys, useWords } from '@rattlecup/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import type { OnecardMove } from '../../rules/types.ts'
import type { OnecardWords } from '../words/words.ts'
import css from './actions.module.css'
import type { OnecardTableNow } from './now.ts'
import { promptOf } from './prompt.ts'
import type { CardChoice, DiceChoice } from './use-choice.ts'
import { whyNoRoll } from './why-not.ts'

export interface OnecardActionsProps {
  readonly now: OnecardTableNow
  readonly dice: DiceChoice
  readonly cards: CardChoice
}

/** What is to be done, in a line, and the buttons that do it. */
export function Actions(props: OnecardActionsProps): ReactNode {
  const words = useWords<OnecardWords>()
  const { moves, play, say, hint } = props.now.props
  const actions = actionsOf(props, words)
  const prompt = promptOf(props, words)
  const group = useRef<HTMLDivElement>(null)
  const hasActed = useRef(false)
  const canAct = moves.length > 0
  useEffect(() => {
    // The pressed button has disappeared by now: keyboard players go on from here, not from the top of the page.
    if (canAct && hasActed.current && document.activeElement === document.body) {
      group.current?.focus({ preventScroll: true })
    }
  }, [canAct])
  const act = ({ move }: Action): void => {
    hasActed.current = true
    if (move) play(move)
    else say(whyNoRoll({ words }))
  }
  useKeys(Object.fromEntries(actions.map((action) => [action.key, () => act(action)])))
  return (
    <div ref={group} className={css['actions']} role="group" aria-label={prompt} tabIndex={-1}>
      <p className={css['prompt']}>{prompt}</p>
      {actions.length > 0 && (
        <div className={css['buttons']}>
          {actions.map((action) => (
            <button
              key={action.key}
              type="button"
              className={css['button']}
              data-main={action.isMain || undefined}
              data-move={action.move && JSON.stringify(action.move)}
              data-guide={action.guide}
              data-hint={(hint && JSON.stringify(action.move) === JSON.stringify(hint)) || undefined}
              aria-disabled={action.move === undefined}
              aria-keyshortcuts={action.key}
              onClick={() => act(action)}
            >
              {action.text}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

interface Action {
  readonly text: string
  readonly key: string
  readonly guide: string
  /** undefined if it can't be done now. */
  readonly move: OnecardMove | undefined
  /** What most people want most of the time. */
  readonly isMain: boolean
}

function actionsOf({ now, dice, cards }: OnecardActionsProps, words: OnecardWords): Action[] {
  const { moves } = now.props
  const stop = moves.find(({ type }) => type === 'stop')
  const pass = moves.find(({ type }) => type === 'pass')
  const actions: Action[] = []
  if (dice.isChoosing) {
    const count = dice.reroll?.type === 'reroll' ? dice.reroll.dice.length : 0
    actions.push({ text: words.rollAgain(count), key: 'r', guide: 'roll', move: dice.reroll, isMain: true })
  }
  if (stop) actions.push({ text: words.stop, key: 's', guide: 'stop', move: stop, isMain: false })
  if (cards.move) {
    actions.push({
      text: words.confirm(cards.move),
      key: 'd',
      guide: 'confirm',
      move: cards.move,
      isMain: true,
    })
  }
  if (pass)
    actions.push({ text: words.pass, key: 'p', guide: 'pass', move: pass, isMain: moves.length === 1 })
  return actions
}
