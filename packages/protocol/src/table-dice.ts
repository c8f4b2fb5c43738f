import * as z from 'zod'
import { gameOptions } from './events.ts'

/*
 * What docs/fair-dice.md says about dice that nobody can know, on the wire.
 */

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const seat = z.int().min(0).max(7)

export const head = hash.describe('The head of a chain that this device made for this seat and game.')
export const link = hash.describe('The link of the chain that belongs to the ask.')
export const askNumber = z.int().min(0).max(1_000_000)

export const opening = z.object({
  scheme: z.literal('rattlecup-dice/2'),
  table: z.string(),
  round: z.int(),
  game: z.string(),
  rules: z.string(),
  players: z.int(),
  options: gameOptions,
  chairs: z.array(z.object({ name: z.string().nullable(), bot: z.string().nullable() })),
  wait: z.enum(['here', 'all']),
  commitment: hash,
  heads: z.array(hash.nullable()),
})

export const ask = z.object({
  asked: z.array(seat).describe('The seats that shall give a link.'),
  chains: z.array(z.object({ seat, head: hash })).describe('Chains that count from this ask.'),
})

/** An ask as it is told when a roll is awaited. */
export const numberedAsk = ask.extend({
  ask: z.int().describe('Which ask of the game, from 0.'),
  digest: hash.describe('The digest after it, to find errors; compute it yourself.'),
})

export const links = z
  .array(hash.nullable())
  .describe('One a seat: its link, or null if it was not asked or did not answer.')

/** An ask with its links, once its roll is made. */
export const toldAsk = ask.extend({ links: links.optional() })
export type ToldAsk = z.infer<typeof toldAsk>

export const answeredAsk = ask.extend({ links })
export const gameEnd = z.enum(['over', 'stopped', 'dropped'])

/** What a table shows of its dice. */
export const diceInfo = z.object({
  scheme: z.string(),
  commitment: hash.describe("SHA-256 of the house's secret for this game."),
  heads: z.array(hash.nullable()).describe('Before the game: the head that each seat gave.'),
  opening: opening.nullable().describe('Fixed when the game began; null before, and in games of scheme 1.'),
  proof: z.string().nullable().describe("That the opening is in the house's log; null where it keeps none."),
  key: z
    .string()
    .nullable()
    .describe('The key of that log, which signs the proof; the same in every game of a house.'),
  secret: hash.nullable().describe('Once the game is over.'),
})
export type DiceInfo = z.infer<typeof diceInfo>
