import { isHash } from '../dice/chain.ts'
import { checkOpening, HOUSE_DICE, type Chair, type Opening } from '../dice/opening.ts'
import { hasCanonicalForm } from '../dice/canonical.ts'
import type { Ask } from '../dice/ask.ts'
import { GAME_ENDS, type GameEnd } from '../dice-log/entries.ts'
import { MAX_SEATS } from '../game.ts'
import { hasExactly, isObject, isWholeIn, show, type JsonObject } from '../json.ts'
import type { GameLog } from '../entries.ts'
import { fail, ok, type Result } from '../result.ts'

/** An ask with the links that answered it. */
export interface AnsweredAsk extends Ask {
  readonly links: readonly (string | null)[]
}

/** A game of scheme 2 after its end. Other members may stand beside these; the log binds them too. */
export interface HouseFile extends GameLog {
  readonly chairs: readonly Chair[]
  readonly dice: {
    readonly scheme: typeof HOUSE_DICE
    readonly opening: Opening
    readonly secret: string
    readonly asks: readonly AnsweredAsk[]
    readonly end: GameEnd
  }
  readonly log?: { readonly key: string; readonly open: string; readonly close: string }
}

/** Checks the form of a file of scheme 2; whether its parts fit together is for `verifyGame`. */
export function checkHouseFile(file: JsonObject): Result<HouseFile> {
  const fault = diceFault(file['dice']) ?? logFault(file) ?? bodyFault(file)
  if (fault !== undefined) return fail('bad-request', fault)
  const opening = checkOpening((file['dice'] as JsonObject)['opening'])
  return opening.ok ? ok(file as unknown as HouseFile) : opening
}

function diceFault(dice: unknown): string | undefined {
  if (!hasExactly(dice, ['scheme', 'opening', 'secret', 'asks', 'end']))
    return 'dice must have exactly the members scheme, opening, secret, asks and end'
  if (!isHash(dice['secret'])) return 'dice.secret must be 64 hexadecimal digits'
  if (!Array.isArray(dice['asks'])) return 'dice.asks must be a list'
  const at = dice['asks'].findIndex(
    (ask) => !hasExactly(ask, ['asked', 'chains', 'links']) || !Object.values(ask).every(Array.isArray),
  )
  if (at >= 0) return `dice.asks[${at}] must have exactly the lists asked, chains and links`
  return GAME_ENDS.includes(dice['end'] as GameEnd)
    ? undefined
    : `dice.end must be ${GAME_ENDS.join(', ')}, not ${show(dice['end'])}`
}

function logFault(file: JsonObject): string | undefined {
  const { log } = file
  if (!Object.hasOwn(file, 'log')) return undefined
  if (
    hasExactly(log, ['key', 'open', 'close']) &&
    Object.values(log).every((text) => typeof text === 'string')
  )
    return undefined
  return 'log must have exactly the texts key, open and close'
}

function bodyFault(file: JsonObject): string | undefined {
  if (typeof file['game'] !== 'string') return `game must be a string, not ${show(file['game'])}`
  if (!isWholeIn(file['players'], 1, MAX_SEATS))
    return `players must be a whole number, not ${show(file['players'])}`
  if (!isObject(file['options'])) return `options must be an object, not ${show(file['options'])}`
  if (!Array.isArray(file['events'])) return `events must be a list, not ${show(file['events'])}`
  if (!file['events'].every(isObject)) return 'events must be a list of objects'
  return hasCanonicalForm(file) ? undefined : 'the file holds a text or a number without a canonical form'
}
