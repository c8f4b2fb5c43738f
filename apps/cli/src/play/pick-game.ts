import { GAMES } from '@rattlecup/games'
import type { Game } from '@rattlecup/kit'
import type { Console } from './console.ts'
import { padRight, squeeze } from '@rattlecup/games/terminal'

/** Shows what there is and asks; undefined if nobody answers. */
export async function pickGame(console: Console): Promise<Game | undefined> {
  const rows = GAMES.map(
    ({ id, title, players: { min, max } }, i) =>
      `  ${i + 1}  ${padRight(id, 8)}  ${title}, ${min} to ${max} players`,
  )
  console.say('Which game?', ...rows)
  for (;;) {
    const typed = await console.ask('game> ')
    const word = squeeze(typed ?? 'q')
    if (word === 'q' || word === 'quit') return undefined
    const game =
      GAMES[Number(word) - 1] ?? GAMES.find(({ id, title }) => word === id || word === squeeze(title))
    if (game) return game
    console.say(`There is no game '${word}': type a number from 1 to ${GAMES.length} or a name; q leaves.`)
  }
}
