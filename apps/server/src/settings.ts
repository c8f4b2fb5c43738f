import {
  address,
  choice,
  days,
  filled,
  limit,
  sender,
  setting,
  text,
  url,
  whole,
  witnessKeys,
  type Setting,
} from './setting-kinds.ts'

/** The server can't start, and this sentence says why. */
export class StartError extends Error {}

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
  'rate-messages': limit('RATE_MESSAGES', 20, 'Messages a guest may send each second'),
  'rate-requests': limit('RATE_REQUESTS', 20, 'Requests an address may send each second'),
  'rate-guests': limit('RATE_GUESTS', 60, 'New guests an address may create each hour'),
  'code-misses': limit(
    'CODE_MISSES',
    20,
    'Wrong table codes a guest or an address may try, and then one a minute',
  ),
  'tables-guest': limit('TABLES_GUEST', 40, 'Unfinished tables of the last day a guest may have'),
  'lines-guest': limit('LINES_GUEST', 12, 'Sockets and streams a guest may have open'),
  'lines-address': limit('LINES_ADDRESS', 200, 'Sockets and streams an address may have open'),
  'connections-address': limit(
    'CONNECTIONS_ADDRESS',
    400,
    'Connections of any kind an address may have open, where no proxy is in front',
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
  'guest-days': days('GUEST_DAYS', 400, 'When to forget a guest who has no passkey, bot, seat or game'),
  'table-days': days('TABLE_DAYS', 400, 'When to free the code of a table that nobody came to'),
  'drop-days': days('DROP_DAYS', 180, 'When to end a game that nobody came back to, and show its dice'),
  'pack-days': days(
    'PACK_DAYS',
    7,
    'In PostgreSQL: when to pack the log of a table that nobody came to into one row',
  ),
  'log-days': days('LOG_DAYS', 0, 'In PostgreSQL: when to remove a table that nobody came to, with its log'),
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
  'smtp-url': setting(
    'SMTP_URL',
    'URL',
    '',
    'An SMTP server, for e-mail to people who want it; none by default.',
    url('an address such as smtps://user:password@mail.example.org', /^smtps?:$/),
  ),
  'mail-from': setting('MAIL_FROM', 'ADDRESS', '', 'The sender of those mails.', sender),
  'mail-delay': setting(
    'MAIL_DELAY',
    'MINUTES',
    '15',
    'How long after a call that was not followed a mail goes out.',
    whole(0, 1440),
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
