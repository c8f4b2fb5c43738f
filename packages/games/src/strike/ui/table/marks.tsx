import { useWords, type Player } from '@rattlecup/ui'
import type { CSSProperties, ReactNode } from 'react'
import type { StrikeView } from '../../rules/types.ts'
import { handReach, type Places } from '../arena/places.ts'
import type { StrikeWords } from '../words/words.ts'
import css from './marks.module.css'

/** In edges of a die. */
const NAME_BELOW_HAND = 3.5

interface MarksProps {
  readonly places: Places
  readonly view: StrikeView
  readonly players: readonly Player[]
  /** Whether each die's value stands above it. */
  readonly hasValues: boolean
}

/** What is written over the picture of the arena: whose pile is whose and, if wanted, what each die shows. */
export function Marks({ places, view, players, hasValues }: MarksProps): ReactNode {
  const words = useWords<StrikeWords>()
  const { dice, hand, piles } = places
  const faceOf = (id: number) => view.arena.find((die) => die.id === id)?.face
  return (
    <div className={css['marks']} aria-hidden="true">
      {piles.map((place, seat) => (
        <span key={seat} className={css['pile']} style={at(isBelowHand(place, hand) ? undefined : place)}>
          {players[seat]?.name}
        </span>
      ))}
      {hand && <span className={css['hand']} style={ringAround(hand)} data-guide="hand" />}
      {hasValues &&
        dice.map(({ id, size, ...place }) => {
          const face = faceOf(id)
          return (
            face !== undefined && (
              <span key={id} className={css['value']} style={above(place, size)} data-value={face}>
                {words.face(face)}
              </span>
            )
          )
        })}
    </div>
  )
}

function at(place: { readonly x: number; readonly y: number } | undefined): CSSProperties {
  return place ? { insetInlineStart: place.x, insetBlockStart: place.y } : { display: 'none' }
}

/** Seen from close by, only the own name would be left, at the edge of the picture. */
function isBelowHand(place: Places['piles'][number], hand: Places['hand']): boolean {
  return !!place && !!hand && Math.hypot(place.x - hand.x, place.y - hand.y) < NAME_BELOW_HAND * hand.size
}

function ringAround(hand: NonNullable<Places['hand']>): CSSProperties {
  const size = 2 * handReach(hand)
  return { ...at(hand), inlineSize: size, blockSize: size }
}

function above({ x, y }: { readonly x: number; readonly y: number }, size: number): CSSProperties {
  return at({ x, y: y - 0.62 * size - 12 })
}
