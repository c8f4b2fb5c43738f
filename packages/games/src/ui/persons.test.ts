import { LANGUAGES, type Language, type Who } from '@rattlecup/ui'
import { expect, it } from 'vitest'
import type { GamblerWords } from '../gambler/ui/words/words.ts'
import type { OnecardWords } from '../onecard/ui/words/words.ts'
import type { QwixxWords } from '../qwixx/ui/words/words.ts'
import type { StrikeWords } from '../strike/ui/words/words.ts'

const FILES = import.meta.glob<{ words: unknown }>('../*/ui/words/{en,de,fr,it}.ts', { eager: true })

function wordsOf<Words>(game: string, language: Language): Words {
  return FILES[`../${game}/ui/words/${language}.ts`]?.words as Words
}

/** A sentence said to its reader, and the same said of Cleo. */
type Pair = (who: Who) => string

function qwixx({ dice, now, tell }: QwixxWords): Pair[] {
  return [
    (who) => dice.tray(who),
    (who) => now.rolling(who),
    (who) => now.roll(who),
    (who) => tell.rolled(who, [1, 2], [['red', 3]]),
    (who) => tell.crosses(who, 'red', 5),
    (who) => tell.passes([who]),
    (who) => tell.passes([who, 'Ben']),
    (who) => tell.penalty(who),
  ]
}

function gambler({ seat, status, tell }: GamblerWords): Pair[] {
  return [
    (who) => seat({ who, points: 80, dice: 15, active: true }),
    (who) => status.rolling(who, 5),
    status.nothingFits,
    status.waiting,
    (who) => tell.roll(who, [1, 2]),
    tell.nothingFits,
    (who) => tell.place(who, 4, 2),
    (who) => tell.completes(who, 4, 2, 30),
    tell.stop,
  ]
}

function onecard({ doing, told }: OnecardWords): Pair[] {
  return [
    ...(['roll', 'enter', 'take', 'draw'] as const).map(
      (phase): Pair =>
        (who) =>
          doing(phase, who),
    ),
    (who) => told.rolls(who, ['red', 'red', 'blue']),
    (who) => told.rerolls(who, ['red'], 4),
    (who) => told.rerolls(who, [], 5),
    told.stops,
    (who) => told.enters(who, 'c07', 3),
    (who) => told.scores(who, 'c07', 12),
    told.passes,
    (who) => told.takes(who, 'c07'),
    (who) => told.draws(who, 'c07'),
  ]
}

function strike(words: StrikeWords): Pair[] {
  return [
    (who) => words.tellThrow(who, 1),
    (who) => words.tellThrow(who, 9),
    (who) => words.tellStop(who, 7),
    (who) => words.tellTakes(who, 2, ['5']),
    words.tellOut,
  ]
}

it.each(Object.keys(LANGUAGES) as Language[])(
  '%s speaks to you as you, and of others by name',
  async (language) => {
    const pairs = [
      ...qwixx(wordsOf('qwixx', language)),
      ...gambler(wordsOf('gambler', language)),
      ...onecard(wordsOf('onecard', language)),
      ...strike(wordsOf('strike', language)),
    ]
    const lines = pairs.map((say) => `${say(undefined)} | ${say('Cleo')}\n`)
    await expect(lines.join('')).toMatchFileSnapshot(`./persons/${language}.txt`)
  },
)
