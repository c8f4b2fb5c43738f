import type { QwixxColour, QwixxChance, QwixxOutcome } from '../../rules/types.ts'

/** What was entered for each die asked for; undefined where nothing was yet. */
export type Faces = readonly (number | undefined)[]

/** The roll as the rules take it, as soon as every die has its face. */
export function outcomeOf(dice: QwixxChance['dice'], faces: Faces): QwixxOutcome | undefined {
  const [first, second] = faces
  if (first === undefined || second === undefined || faces.includes(undefined)) return undefined
  const coloured = dice.slice(2).map((die, at) => [die as QwixxColour, faces[at + 2]] as const)
  return { type: 'roll', white: [first, second], ...Object.fromEntries(coloured) }
}
