import { drawsOf, portableMac, type Game, type Run } from '@rattlecup/kit'
import { playAtHouse } from '@rattlecup/kit/testing'
import { findGame } from '../games.ts'

export interface DiceSurvey {
  readonly rolls: number
  /** Rolls whose first two words another roll had too, at any table. */
  readonly repeated: number
  /** How often each face fell, from 1 to 6. */
  readonly faces: readonly number[]
  /** Against dice on which every face is equally likely; 5 degrees of freedom. */
  readonly chiSquare: number
}

/** Plays whole games of Qwixx at so many simulated tables of scheme 2 and looks at all dice. */
export function surveyTables(tables: number): DiceSurvey {
  const words = new Set<string>()
  const faces = [0, 0, 0, 0, 0, 0]
  let rolls = 0
  for (let table = 0; table < tables; table++) {
    const { file, ledger } = playAtHouse(findGame('qwixx') as Game, { players: 2, seed: `table ${table}` })
    const mac = portableMac(Buffer.from(file.dice.secret, 'hex'))
    for (const [index, run] of ledger.runs.entries()) words.add(firstWords(mac, run, index))
    for (const event of file.events) if ('chance' in event) countFaces(event.chance, faces)
    rolls += ledger.outcomes
  }
  const expected = faces.reduce((sum, count) => sum + count, 0) / faces.length
  const chiSquare = faces.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  return { rolls, repeated: rolls - words.size, faces, chiSquare }
}

/** In Qwixx every run is one roll. */
function firstWords(mac: ReturnType<typeof portableMac>, run: Run, index: number): string {
  const source = drawsOf(mac, run, index)
  return `${source.below(2 ** 32)} ${source.below(2 ** 32)}`
}

function countFaces(roll: object, faces: number[]): void {
  for (const value of Object.values(roll).flat() as unknown[])
    if (typeof value === 'number') faces[value - 1] = (faces[value - 1] as number) + 1
}
