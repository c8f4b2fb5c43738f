import type { Level } from '@rattlecup/kit'
import type { Clock, CreateTableInput } from '@rattlecup/protocol/client'

/** A table as it is being planned. */
export interface TableDraft {
  readonly game: string
  /** One entry a seat, the opener's own first: the bot that takes it, or null where a friend may sit. */
  readonly places: readonly (Level | null)[]
  readonly options: Readonly<Record<string, unknown>>
  readonly clock: Clock | null
  readonly watch: 'anyone' | 'players'
  readonly listed: boolean
  readonly chat: boolean
  readonly dice: 'fair' | 'real'
  readonly wait: 'here' | 'all'
  readonly takeover: boolean
}

/** The bot that fills a seat unless somebody wants another: good company for most people. */
export const USUAL_BOT: Level = 'casual'

/** What most people want: the two of us, no clock, whoever has the link, and everybody is waited for. */
export function usualDraft(game: string, players: { readonly min: number }): TableDraft {
  return {
    game,
    places: Array.from({ length: Math.max(2, players.min) }, () => null),
    options: {},
    clock: null,
    watch: 'anyone',
    listed: false,
    chat: true,
    dice: 'fair',
    wait: 'here',
    takeover: false,
  }
}

/** As many places as wanted; those that were there stay as they were. */
export function resized(places: TableDraft['places'], seats: number): TableDraft['places'] {
  return Array.from({ length: seats }, (_, seat) => places[seat] ?? null)
}

/** The draft as the server takes it. */
export function tableOf({ places, options, ...draft }: TableDraft): CreateTableInput {
  const bots = places.flatMap((level, seat) => (level === null ? [] : [{ seat, level }]))
  return { ...draft, seats: places.length, options: options as CreateTableInput['options'], bots }
}
