import type { Stage } from '@rattlecup/games/terminal'
import { isHuman, type PlayTable } from './table.ts'

/** What is promised before the first roll. */
export function promiseLines({ dice, realDice, chairs }: PlayTable, { names, paint }: Stage): string[] {
  if (realDice) return ['Real dice: you type what they show.']
  const { commitment, seeds } = dice.promise
  const given = seeds.flatMap((seed, seat) =>
    isHuman(chairs[seat]) && seed !== '' ? [`${names[seat]}: ${paint('dim', shortened(seed))}`] : [],
  )
  return [
    'The rolls come from a secret number. Its SHA-256, shown before the first roll:',
    `  ${paint('dim', commitment)}`,
    ...(given.length > 0
      ? ['and from what the players add (--my-seed TEXT):', ...given.map((line) => `  ${line}`)]
      : []),
  ]
}

/** What is shown after the game, so that anybody can check. */
export function proofLines({ dice, realDice }: PlayTable, file: string | undefined): string[] {
  if (realDice) return []
  const check = file
    ? `Check every roll: rattlecup verify ${file}`
    : 'To check every roll, play with --save FILE, then: rattlecup verify FILE'
  return ['', 'The secret was:', `  ${dice.proof.secret}`, check]
}

function shortened(seed: string): string {
  const letters = [...seed.replace(/\p{C}/gu, '?')]
  return letters.length > 50 ? `${letters.slice(0, 50).join('')}…` : letters.join('')
}
