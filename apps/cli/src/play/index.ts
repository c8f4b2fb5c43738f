import { GAMES } from '@rattlecup/games'
import type { CliCommand } from '../command.ts'
import { ALL_LEVELS, CHALLENGE } from '../levels.ts'
import { RULE_FLAGS } from './rule-options.ts'
import { runPlay } from './run.ts'

export const playCommand: CliCommand = {
  name: 'play',
  summary: 'Plays a game in the terminal, against bots or with several people at one keyboard.',
  words: ['GAME'],
  options: {
    players: {
      type: 'string',
      value: 'N',
      about: 'how many play (default 2, or as many as there are people)',
    },
    humans: { type: 'string', value: 'N', about: 'how many of them are people (default 1, 0 to watch)' },
    bot: {
      type: 'string',
      value: 'LEVEL',
      about: `how well the bots play: ${ALL_LEVELS.join(', ')} (default ${CHALLENGE})`,
    },
    names: { type: 'string', value: 'A,B', about: 'names by seat, people first' },
    first: { type: 'string', value: 'N', about: 'which player starts, counted from 1 (default 1)' },
    options: { type: 'string', value: 'JSON', about: "the game's options, as `engine` takes them" },
    ...RULE_FLAGS,
    seed: { type: 'string', value: 'TEXT', about: 'the same text rolls the same dice' },
    'my-seed': { type: 'string', value: 'TEXT', about: 'your own share of the dice (default random)' },
    'real-dice': { type: 'boolean', about: 'you roll real dice and type what they show' },
    save: { type: 'string', value: 'FILE', about: 'saves the game and the proof of its dice to a new file' },
    load: { type: 'string', value: 'FILE', about: 'continues a saved game' },
    'no-colour': { type: 'boolean', about: 'no colours (like the environment variable NO_COLOR)' },
  },
  notes: [
    `GAME is one of ${GAMES.map(({ id }) => id).join(', ')}; without it you are asked.`,
    'In the game: the number of a choice or its short form, h for a hint, ? for help, q to leave.',
    '',
    'rattlecup play qwixx',
    'rattlecup play gambler --players 4 --humans 2 --names Anna,Ben',
    'rattlecup play qwixx --save game.json, and later: rattlecup verify game.json',
  ],
  run: (input) => runPlay(input, { input: process.stdin, output: process.stdout, env: process.env }),
}
