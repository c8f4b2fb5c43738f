import type { Game, GameEvent } from '@rattlecup/kit'
import { COIN_GAME } from '../../../../packages/kit/src/testing/coin-game.ts'
import type { SavedGame } from '../session/saved-games.ts'
import type { SessionState } from '../session/session.ts'

/** The smallest game there is: all guess in secret, a coin is tossed; three times. */
export const coin = COIN_GAME as unknown as Game

type Side = 'heads' | 'tails'
export const guess = (seat: number, side: Side = 'heads'): GameEvent => ({
  seat,
  move: { type: 'guess', side },
})
export const toss = (side: Side = 'heads'): GameEvent => ({ chance: { type: 'toss', side } })

export function coinTable(events: readonly GameEvent[], more: Partial<SessionState> = {}): SessionState {
  return {
    game: coin,
    players: [{ name: 'Anna' }, { name: 'Ben', bot: 'casual' }],
    options: {},
    seat: 0,
    events,
    chosen: [],
    own: null,
    phase: 'playing',
    isEntering: false,
    file: undefined,
    ...more,
  }
}

export function savedCoin(more: Partial<SavedGame> = {}): SavedGame {
  return {
    id: 'g1',
    game: 'coin',
    players: [{ name: '' }, { name: 'Ben', bot: 'casual' }],
    options: {},
    secret: '07'.repeat(32),
    seeds: ['a', 'b'],
    events: [],
    isOver: false,
    changed: 1,
    ...more,
  }
}
