import { useWords } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import type { Strike } from '../../rules/types.ts'
import type { Hand } from '../hand/use-hand.ts'
import type { Meter } from '../hand/use-meter.ts'
import type { Words } from '../words/words.ts'
import type { Actions } from './actions.ts'
import css from './controls.module.css'
import { FacePicture } from './face.tsx'
import type { StrikeTableProps } from './use-bowl.ts'
import { whyNoThrow } from './why-not.ts'

type Props = StrikeTableProps & { readonly hand: Hand; readonly meter: Meter; readonly actions: Actions }

/** Strengths for those who press a button instead of pulling. The firm one is what a throw is if nobody says more. */
const STRENGTHS = { soft: 0.08, firm: 0.5, hard: 0.92 } as const
const NAMES = ['soft', 'firm', 'hard'] as const

/** Everything the bowl offers by gesture, as buttons. */
export function Controls(props: Props): ReactNode {
  const { moves, hint } = props
  return (
    <div className={css['controls']} data-guide="controls">
      <p className={css['means']} data-guide="means">
        <Means {...props} />
      </p>
      <Aiming {...props} />
      <div className={css['row']} data-guide="throw">
        {NAMES.map((name) => (
          <ThrowButton
            key={name}
            {...props}
            name={name}
            isHinted={hint?.type === 'throw' && name === 'firm'}
          />
        ))}
        <StopButton {...props} isLegal={moves.some(({ type }) => type === 'stop')} />
      </div>
    </div>
  )
}

function Aiming({ hand, actions }: Props): ReactNode {
  const words = useWords<Words>()
  return (
    <div className={css['row']}>
      <div className={css['targets']} role="group" aria-label={words.aimAt}>
        {hand.dice.map(({ id, face }) => (
          <Target
            key={id}
            label={words.theDie(words.face(face))}
            isAimedAt={actions.isOpen && hand.target === id}
            isOpen={actions.isOpen}
            onClick={() => actions.aimAt(id)}
          >
            <FacePicture face={face} />
          </Target>
        ))}
        <Target
          label={words.middle}
          isAimedAt={actions.isOpen && isMiddle(hand)}
          isOpen={actions.isOpen}
          onClick={() => actions.aimAt(undefined)}
        >
          <svg viewBox="-1 -1 2 2" aria-hidden="true">
            <circle r="0.7" />
            <circle r="0.12" />
          </svg>
        </Target>
      </div>
      <button
        type="button"
        className={css['quiet']}
        data-guide="group"
        aria-disabled={!actions.isOpen}
        onClick={hand.isGrouped ? hand.ungroup : actions.group}
      >
        {hand.isGrouped ? words.ungroup : words.group}
      </button>
    </div>
  )
}

interface TargetProps {
  readonly label: string
  readonly isAimedAt: boolean
  readonly isOpen: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

function Target({ label, isAimedAt, isOpen, onClick, children }: TargetProps): ReactNode {
  return (
    <button
      type="button"
      className={css['target']}
      aria-label={label}
      aria-pressed={isAimedAt}
      aria-disabled={!isOpen}
      onClick={onClick}
    >
      {children}
    </button>
  )
}

function isMiddle({ target, aim }: Hand): boolean {
  return target === undefined && aim.at.x === 0 && aim.at.z === 0
}

function ThrowButton({
  name,
  isHinted,
  hand,
  actions,
  view,
  seat,
}: Props & { name: keyof typeof STRENGTHS; isHinted: boolean }): ReactNode {
  const words = useWords<Words>()
  const own = view.reserve[seat ?? -1] ?? 0
  const target = hand.dice.find(({ id }) => id === hand.target)
  const at = target ? words.theDie(words.face(target.face)) : words.atMiddle
  const label = view.grand ? words.grandLabel(words[name], own) : words.throwLabel(words[name], at)
  return (
    <button
      type="button"
      className={css['throw']}
      aria-label={label}
      aria-disabled={!actions.isOpen}
      data-hint={isHinted || undefined}
      {...(actions.isOpen ? { 'data-move': moveText(name, hand) } : {})}
      onClick={() => actions.throwWith(STRENGTHS[name])}
    >
      <svg viewBox="0 0 12 12" aria-hidden="true">
        {NAMES.map((bar, index) => (
          <rect
            key={bar}
            x={1 + 3.6 * index}
            y={8 - 3 * index}
            width="2.6"
            height={3 + 3 * index}
            opacity={index > NAMES.indexOf(name) ? 0.25 : 1}
          />
        ))}
      </svg>
      {words[name]}
    </button>
  )
}

/** A firm throw is the plain one that the rules list. */
function moveText(name: keyof typeof STRENGTHS, hand: Hand): string {
  const move: Strike['Move'] = name === 'firm' ? { type: 'throw' } : hand.moveWith(STRENGTHS[name])
  return JSON.stringify(move)
}

function StopButton({ isLegal, actions, view, seat, hint }: Props & { isLegal: boolean }): ReactNode {
  const words = useWords<Words>()
  return (
    <button
      type="button"
      className={css['stop']}
      aria-label={words.stopLabel(view.reserve[seat ?? -1] ?? 0)}
      aria-disabled={!isLegal}
      data-guide="stop"
      data-hint={hint?.type === 'stop' || undefined}
      {...(isLegal ? { 'data-move': JSON.stringify({ type: 'stop' }) } : {})}
      onClick={actions.stop}
    >
      {words.stop}
    </button>
  )
}

/** What the choice means, in one line. */
function Means(props: Props): ReactNode {
  const { view, moves, players, seat, meter, settled } = props
  const words = useWords<Words>()
  if (meter.isRunning) return words.meterHint
  if (moves.length === 0) {
    const isOthers = settled && view.phase === 'throw' && view.active !== seat
    return isOthers ? words.whoThrows(players[view.active]?.name ?? '') : whyNoThrow(props, words)
  }
  const own = view.reserve[seat ?? -1] ?? 0
  if (view.grand) return words.pullGrand
  if (!moves.some(({ type }) => type === 'stop')) return `${words.mustThrow} ${words.pullHint}`
  const next = players[nextIn(view.active, players.length, view.out)]?.name ?? ''
  return `${words.goOnMeans(view.arena.length, own)} ${words.stopMeans(own, next, view.arena.length)}`
}

/** Who comes next, for the sentence only: the rules decide it. */
function nextIn(active: number, players: number, out: readonly number[]): number {
  const seats = Array.from({ length: players - 1 }, (_, i) => (active + 1 + i) % players)
  return seats.find((seat) => !out.includes(seat)) ?? active
}
