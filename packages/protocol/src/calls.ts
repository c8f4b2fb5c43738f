import * as z from 'zod'

const minute = z.int().min(0).max(1439)

/** What calls somebody, and when not to make a sound. */
export const callChoices = z.strictObject({
  turn: z.boolean().default(true).describe('When a game waits for me and I am not there.'),
  over: z.boolean().default(false).describe('When a game of mine ends and I am not there.'),
  quiet: z
    .strictObject({
      from: minute,
      to: minute,
      zone: z.string().max(60).describe('My time zone, such as Europe/Zurich.'),
    })
    .nullable()
    .default(null)
    .describe('Hours without a sound, in minutes since midnight.'),
  webhook: z
    .string()
    .max(1000)
    .nullable()
    .default(null)
    .describe('An address that is sent each call as JSON.'),
})
export type CallChoices = z.infer<typeof callChoices>

export const callSettings = z.object({
  key: z.string().describe("The house's public key, for subscribing."),
  webhookKey: z.string().describe('The secret key by which calls of my webhook are signed.'),
  devices: z.int().describe('How many browsers are called.'),
  choices: callChoices,
  canMail: z.boolean().describe('Whether this house sends e-mail.'),
  mail: z
    .object({ address: z.string(), isConfirmed: z.boolean() })
    .nullable()
    .describe('My address for e-mail; nothing is sent there before I confirmed it.'),
})
export type CallSettings = z.infer<typeof callSettings>

/** As a browser's push manager gives it. */
export const callSubscription = z.object({
  endpoint: z.string().max(1000),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{80,100}=?$/),
    auth: z.string().regex(/^[\w-]{20,30}={0,2}$/),
  }),
})
export const callEndpoint = z.strictObject({ endpoint: z.string().max(1000) })

export const MAIL_LANGUAGES = ['en', 'de', 'fr', 'it'] as const

/** Where to write to, and in which language. */
export const mailAddress = z.strictObject({
  address: z.string().max(254),
  language: z.enum(MAIL_LANGUAGES),
})
export type MailAddress = z.infer<typeof mailAddress>

/** What stands in a mail's links. */
export const mailToken = z.strictObject({ token: z.string().max(100) })

/** What a called device gets. */
export const call = z.object({
  t: z
    .enum(['turn', 'start', 'over', 'done'])
    .describe(
      'A game waits for me; at my table all seats are taken and I can start; a game is over; a game waits no more, and its call is taken back.',
    ),
  table: z.string(),
  game: z.string(),
  link: z.string().describe('The path of the table.'),
  waiting: z.int().describe('How many games wait for me.'),
  silent: z.boolean(),
})
export type Call = z.infer<typeof call>
