import type { JsonObject } from '@rattlecup/kit'
import { MANIFESTS, type GameManifest } from '@rattlecup/games/manifest'

/** Bodies that can be sent as they stand, by the request's name. The first is the usual one. */
export type Examples = Readonly<Record<string, { readonly summary: string; readonly value: JsonObject }>>

function tableOf({ id, title, opponents, players }: GameManifest): [string, Examples[string]] {
  const seats = Math.max(1 + opponents, players.min)
  const bots = Array.from({ length: seats - 1 }, (_, index) => ({ seat: index + 1, level: 'casual' }))
  return [id, { summary: `${title} against bots`, value: { game: id, seats, bots } }]
}

/** One body of a command; the page gives each a fresh id before it is sent. */
function command(summary: string, value: JsonObject): Examples[string] {
  return { summary, value: { i: '1', ...value } }
}

const named = (name: string): Examples => ({ name: { summary: 'A name', value: { name } } })

export const BODIES: Readonly<Record<string, Examples>> = {
  renameMe: named('Ada'),
  makeBot: named('Tin'),
  claimLink: { token: { summary: 'What `makeLink` answered', value: { token: 'token' } } },
  openTable: Object.fromEntries(MANIFESTS.map(tableOf)),
  sendCommand: {
    sit: command('Take a seat', { t: 'sit', seat: 0 }),
    start: command('Begin, as the host', { t: 'start' }),
    look: command('Ask what I see and may do', { t: 'look' }),
    move: command('Make a move; `getPosition` lists the legal ones', { t: 'move', m: { type: 'pass' } }),
    say: command('Say something', { t: 'say', what: { phrase: 'hello' } }),
    leave: command('Give up my seat', { t: 'leave' }),
  },
  goOnHoliday: { week: { summary: 'A week', value: { days: 7 } } },
  chooseMyCalls: { turn: { summary: 'When it is my turn', value: { turn: true, over: false } } },
  callThisDevice: {
    device: {
      summary: "What the browser's push manager gives",
      value: {
        endpoint: 'https://push.example.org/abc',
        keys: {
          p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
          auth: 'A'.repeat(22),
        },
      },
    },
  },
  stopCallingDevice: {
    device: { summary: 'A device', value: { endpoint: 'https://push.example.org/abc' } },
  },
  writeToMe: {
    address: { summary: 'An address', value: { address: 'ada@example.org', language: 'en' } },
  },
  confirmMail: { token: { summary: 'What the link holds', value: { token: 'token' } } },
  keepMyReview: { figures: { summary: 'Points', value: { luck: 12.5, play: -3, mistakes: 2 } } },
  keepMyGame: {
    file: {
      summary: 'A finished game of a device',
      value: {
        key: 'my-first',
        seat: 0,
        ended: 0,
        file: { game: MANIFESTS[0]?.id ?? '', players: 1, options: {}, events: [], chairs: [] },
      },
    },
  },
  giveCosignature: { checkpoint: { summary: 'A cosigned checkpoint', value: { checkpoint: '…' } } },
  keepPasskey: { answer: { summary: "The browser's answer", value: {} } },
  signIn: { answer: { summary: "The browser's answer", value: {} } },
}

/** Values for what stands in an address. */
export const PLACES: Readonly<Record<string, string | number>> = {
  code: 'ABCDE',
  game: 1,
  path: '0/000.p/1',
  id: '1-1',
  token: 'x'.repeat(16),
}

interface Link {
  /** The request that goes on from here. */
  readonly to: string
  readonly parameters?: Readonly<Record<string, string>>
  readonly body?: JsonObject
}

const CODE = { code: '$response.body#/code' }

/** What an answer is good for: values of it that a next request takes. */
export const NEXT: Readonly<Record<string, readonly Link[]>> = {
  makeLink: [{ to: 'claimLink', body: { token: '$response.body#/token' } }],
  makeBot: [{ to: 'revokeBot', parameters: { id: '$response.body#/id' } }],
  openTable: ['sendCommand', 'getTable', 'getPosition', 'streamTable', 'getGameFile'].map((to) => ({
    to,
    parameters: CODE,
  })),
  getPosition: [{ to: 'sendCommand', body: { t: 'move', i: '1', m: '$response.body#/moves/0' } }],
  listPasskeys: [{ to: 'removePasskey', parameters: { id: '$response.body#/passkeys/0/id' } }],
  listMyGames: ['getMyGame', 'keepMyReview'].map((to) => ({
    to,
    parameters: { id: '$response.body#/games/0/id' },
  })),
}

/** A first game, request by request: the page offers it as a row of buttons. */
export const TOUR: readonly {
  readonly operation: string
  readonly example?: string
  readonly title: string
}[] = [
  { title: 'Become a guest', operation: 'becomeGuest' },
  { title: 'Open a table', operation: 'openTable' },
  { title: 'Sit down', operation: 'sendCommand', example: 'sit' },
  { title: 'Begin', operation: 'sendCommand', example: 'start' },
  { title: 'See the game', operation: 'getPosition' },
  { title: 'Make a move', operation: 'sendCommand', example: 'move' },
]
