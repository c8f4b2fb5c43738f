import { show } from '@rattlecup/kit'
import type { Face } from './face.ts'
import { renderGambler } from './render/gambler.ts'
import { renderOnecard } from './render/onecard.ts'
import { renderQwixx } from './render/qwixx.ts'
import { renderStrike } from './render/strike.ts'
import { gamblerWords } from './words/gambler.ts'
import { cardFinder } from './words/onecard-cards.ts'
import { onecardWords } from './words/onecard.ts'
import { qwixxWords } from './words/qwixx.ts'
import { strikeWords } from './words/strike.ts'

/** How each game speaks and looks; some of it depends on the options, such as cards that were brought. */
const FACES: Readonly<Record<string, (options: object) => Face>> = {
  qwixx: () => ({ ...qwixxWords, render: renderQwixx }),
  gambler: () => ({ ...gamblerWords, render: renderGambler }),
  onecard(options) {
    const find = cardFinder(options)
    return { ...onecardWords(find), render: renderOnecard(find) }
  },
  strike: () => ({ ...strikeWords, render: renderStrike }),
}

export function faceOf(game: string, options: object): Face {
  const make = FACES[game]
  if (make === undefined) throw new Error(`there is no terminal face for ${show(game)}`)
  return make(options)
}
