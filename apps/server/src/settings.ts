import { KEY_KIND, parseKey } from '@rattlecup/kit'

const MOST_WITNESSES = 20

/** A setting: by flag, by environment, or its default. `rattlecup serve --help` prints this table. */
export interface Setting<T> {
  readonly env: string
  /** Shown after the flag. */
  readonly value: string
  readonly about: string
  readonly fallback: string
  /** Undefined for what it can't be. */
  readonly read: (text: string) => T | undefined
  /** What it may be, for the error message. */
  readonly expected: string
  /** It may hold a password, so that no message repeats it. */
  readonly isSecret?: true
}

/** The server can't start, and this sentence says why. */
export class StartError extends Error {}

function whole(min: number, max: number): Pick<Setting<number>, 'read' | 'expected'> {
  const read = (text: string) => {
    const number = Number(text)
    return /^\d+$/.test(text) && number >= min && number <= max ? number : undefined
  }
  return { read, expected: `a whole number from ${min} to ${max}` }
}

function choice<const T extends readonly string[]>(values: T): Pick<Setting<T[number]>, 'read' | 'expected'> {
  return { read: (text) => values.find((value) => value === text), expected: values.join(' or ') }
}

const text: Pick<Setting<string>, 'read' | 'expected'> = { read: (given) => given, expected: 'a text' }

function filled(expected: string): Pick<Setting<string>, 'read' | 'expected'> {
  return { read: (given) => given.trim() || undefined, expected }
}

const address: Pick<Setting<string>, 'read' | 'expected'> = {
  // Without http(s) in front, `localhost:3000` would be an address of the scheme `localhost`.
  read: (given) =>
    given === '' ? '' : /^https?:/.test(given) && URL.canParse(given) ? new URL(given).origin : undefined,
  expected: 'an address such as https://dice.example.org',
}

/** An address of another service, or none. */
function url(expected: string, protocol: RegExp): Pick<Setting<string>, 'read' | 'expected' | 'isSecret'> {
  const isOne = (given: string) => URL.canParse(given) && protocol.test(new URL(given).protocol)
  return { read: (given) => (given === '' || isOne(given) ? given : undefined), expected, isSecret: true }
}

function isWitnessKey(text: string): boolean {
  const key = parseKey(text)
  return key.ok && key.value.kind === KEY_KIND.witness
}

/** Keys of witnesses, however they are separated. */
const witnessKeys: Pick<Setting<readonly string[]>, 'read' | 'expected'> = {
  read(given) {
    const keys = given.split(/[\s,]+/).filter((key) => key !== '')
    return keys.length <= MOST_WITNESSES && keys.every(isWitnessKey) ? keys : undefined
  },
  expected: 'keys as `rattlecup witness` prints them, separated by commas',
}

function setting<T>(
  env: string,
  value: string,
  fallback: string,
  about: string,
  kind: Pick<Setting<T>, 'read' | 'expected' | 'isSecret'>,
): Setting<T> {
  return { env, value, fallback, about, ...kind }
}

/** Every setting there is, by its flag. */
export const SETTINGS = {
  port: setting('PORT', 'N', '3000', 'Port to listen on; 0 takes any free one.', whole(0, 65_535)),
  host: setting(
    'HOST',
    'ADDRESS',
    '0.0.0.0',
    'Address to listen on; 127.0.0.1 keeps it to this machine.',
    filled('an address to listen on'),
  ),
  data: setting('DATA_DIR', 'DIR', './data', 'Where the database is kept.', filled('a folder')),
  'database-url': setting(
    'DATABASE_URL',
    'URL',
    '',
    'A PostgreSQL database instead of the one in DATA_DIR; many nodes can share it.',
    url('a PostgreSQL address such as postgres://user:password@host/name', /^postgres(?:ql)?:$/),
  ),
  'redis-url': setting(
    'REDIS_URL',
    'URL',
    '',
    'A Redis by which nodes that share a database tell each other what happens; else they use the database.',
    url('a Redis address such as redis://host:6379', /^rediss?:$/),
  ),
  web: setting(
    'WEB_DIR',
    'DIR',
    '',
    'The built web application; by default the one of this installation.',
    text,
  ),
  'public-url': setting(
    'PUBLIC_URL',
    'URL',
    '',
    'The address that people open, where a proxy is in front; by default that of each request.',
    address,
  ),
  'trust-proxy': setting(
    'TRUST_PROXY',
    'WHO',
    'no',
    'Whether to trust the X-Forwarded-For of a proxy in front.',
    choice(['no', 'yes']),
  ),
  'rate-messages': setting(
    'RATE_MESSAGES',
    'N',
    '20',
    'Messages a guest may send each second; 0 means no limit.',
    whole(0, 1e6),
  ),
  'rate-requests': setting(
    'RATE_REQUESTS',
    'N',
    '20',
    'Requests an address may send each second; 0 means no limit.',
    whole(0, 1e6),
  ),
  'rate-guests': setting(
    'RATE_GUESTS',
    'N',
    '60',
    'New guests an address may create each hour; 0 means no limit.',
    whole(0, 1e6),
  ),
  'code-misses': setting(
    'CODE_MISSES',
    'N',
    '20',
    'Wrong table codes a guest or an address may try, and then one a minute; 0 means no limit.',
    whole(0, 1e6),
  ),
  'tables-guest': setting(
    'TABLES_GUEST',
    'N',
    '40',
    'Unfinished tables of the last day a guest may have; 0 means no limit.',
    whole(0, 1e6),
  ),
  'lines-guest': setting(
    'LINES_GUEST',
    'N',
    '12',
    'Sockets and streams a guest may have open; 0 means no limit.',
    whole(0, 1e6),
  ),
  'lines-address': setting(
    'LINES_ADDRESS',
    'N',
    '200',
    'Sockets and streams an address may have open; 0 means no limit.',
    whole(0, 1e6),
  ),
  'connections-address': setting(
    'CONNECTIONS_ADDRESS',
    'N',
    '400',
    'Connections of any kind an address may have open, where no proxy is in front; 0 means no limit.',
    whole(0, 1e6),
  ),
  patience: setting(
    'PATIENCE',
    'SECONDS',
    '30',
    'How long a client may take to send a request, or to go on reading an answer.',
    whole(1, 600),
  ),
  'bot-delay': setting(
    'BOT_DELAY',
    'MS',
    '700',
    'The shortest time a bot takes for a move.',
    whole(0, 60_000),
  ),
  absence: setting(
    'ABSENCE',
    'SECONDS',
    '45',
    'How long a player may be away before a bot takes over.',
    whole(1, 86_400),
  ),
  threads: setting(
    'THREADS',
    'N',
    '1',
    'Threads for bots; as many again for simulated throws.',
    whole(1, 64),
  ),
  cache: setting(
    'RATTLECUP_CACHE',
    'DIR',
    '',
    "Where tables that bots play by are kept once computed; else in the user's own cache.",
    text,
  ),
  'key-days': setting(
    'KEY_DAYS',
    'DAYS',
    '30',
    'How often the key that signs cookies changes.',
    whole(1, 365),
  ),
  'guest-days': setting(
    'GUEST_DAYS',
    'DAYS',
    '400',
    'When to forget a guest who has no passkey, bot, seat or game; 0 means never.',
    whole(0, 36_500),
  ),
  'table-days': setting(
    'TABLE_DAYS',
    'DAYS',
    '400',
    'When to free the code of a table that nobody came to; 0 means never.',
    whole(0, 36_500),
  ),
  'drop-days': setting(
    'DROP_DAYS',
    'DAYS',
    '180',
    'When to end a game that nobody came back to, and show its dice; 0 means never.',
    whole(0, 36_500),
  ),
  'pack-days': setting(
    'PACK_DAYS',
    'DAYS',
    '7',
    'In PostgreSQL: when to pack the log of a table that nobody came to into one row; 0 means never.',
    whole(0, 36_500),
  ),
  'log-days': setting(
    'LOG_DAYS',
    'DAYS',
    '0',
    'In PostgreSQL: when to remove a table that nobody came to, with its log; 0 means never.',
    whole(0, 36_500),
  ),
  witnesses: setting(
    'WITNESSES',
    'KEYS',
    '',
    'The witnesses of the public log of the dice whose cosignatures are shown.',
    witnessKeys,
  ),
  'call-delay': setting(
    'CALL_DELAY',
    'SECONDS',
    '10',
    'How long a player may be away before they are called to a game that waits.',
    whole(0, 3600),
  ),
  'call-private': setting(
    'CALL_PRIVATE',
    'WHO',
    'no',
    'Whether calls may go to addresses in this network, also without https; for trying things out.',
    choice(['no', 'yes']),
  ),
  metrics: setting('METRICS', 'WHO', 'local', 'Who may read /metrics.', choice(['local', 'all', 'nobody'])),
  'log-level': setting(
    'LOG_LEVEL',
    'LEVEL',
    'info',
    'How much is logged.',
    choice(['debug', 'info', 'warn', 'error', 'silent']),
  ),
} as const

export type SettingName = keyof typeof SETTINGS
export type ServerSettings = {
  readonly [K in SettingName]: (typeof SETTINGS)[K] extends Setting<infer T> ? T : never
}

/** Reads the settings from what the command line gave, then the environment, then the defaults. */
export function readSettings(
  given: Partial<Record<SettingName, string | undefined>>,
  env: Readonly<Record<string, string | undefined>>,
): ServerSettings {
  const entries = Object.entries(SETTINGS) as [SettingName, Setting<unknown>][]
  return Object.fromEntries(
    entries.map(([name, each]) => {
      const written = given[name] ?? env[each.env] ?? each.fallback
      const value = each.read(written)
      if (value === undefined) {
        const instead = each.isSecret ? '' : `, not '${written}'`
        throw new StartError(`--${name} (${each.env}) must be ${each.expected}${instead}`)
      }
      return [name, value]
    }),
  ) as ServerSettings
}
