import type { Step } from '@rattlecup/ui'
import { useState } from 'react'
import { DICE, type Onecard } from '../../rules/types.ts'
import { moveIn, outcomeIn } from '../steps.ts'

/** Dice that a player has asked to roll again, and after how many events. */
export interface Asked {
  readonly at: number
  readonly dice: readonly number[]
}

/** The dice that a step rolls, or is about to roll. An outcome tells colours only: which dice they are of, the move before it says. */
export function rolledIn(step: Step<Onecard> | undefined, asked: Asked | undefined): readonly number[] {
  if (!step) return []
  const move = moveIn(step)?.move
  if (move?.type === 'reroll') return move.dice
  if (outcomeIn(step)?.type !== 'roll') return []
  if (asked?.at === step.at - 1) return asked.dice
  return changed(step)
}

function changed({ before, after }: Step<Onecard>): number[] {
  return Array.from({ length: DICE }, (_, die) => die).filter(
    (die) => before.rolls === 0 || before.dice?.[die] !== after.dice?.[die],
  )
}

export function useRolledDice(step: Step<Onecard> | undefined): readonly number[] {
  const [asked, setAsked] = useState<Asked>()
  const move = moveIn(step)?.move
  if (step && move?.type === 'reroll' && asked?.at !== step.at) setAsked({ at: step.at, dice: move.dice })
  return rolledIn(step, asked)
}
