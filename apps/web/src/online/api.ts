import type {
  BotList,
  Code,
  CreatedTable,
  CreateTableInput,
  HolidayAnswer,
  LinkMade,
  Me,
  OwnTable,
  PasskeyList,
  PersonalData,
  SharedAddress,
  TableInfo,
  TableSummary,
} from '@rattlecup/protocol/client'

/** Why a request failed: the server's reason, or that there is no server. */
export type Problem = Code | 'unreachable'

export type ApiAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem }

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const PATIENCE_MS = 10_000

/** Asks the server. It never throws: no server, or something else in its place, is an answer too. */
export async function ask<T>(method: Method, path: string, body?: unknown): Promise<ApiAnswer<T>> {
  try {
    const answer = await fetch(`/api${path}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    // Where only files are served, every address may be answered with a page.
    const content = (await answer.json()) as { error?: { code: Code } }
    if (answer.ok) return { ok: true, value: content as T }
    return { ok: false, problem: content.error?.code ?? 'unreachable' }
  } catch {
    return { ok: false, problem: 'unreachable' }
  }
}

/** Asks as somebody whom the server knows; a newcomer becomes a guest first. */
async function askAsGuest<T>(method: Method, path: string, body?: unknown): Promise<ApiAnswer<T>> {
  await arrival
  const answer = await ask<T>(method, path, body)
  if (answer.ok || answer.problem !== 'unauthorized') return answer
  const guest = await becomeGuest()
  return guest.ok ? ask<T>(method, path, body) : guest
}

/** The answer that is on its way: a newcomer who asked twice at once would become two guests. */
let arrival: Promise<ApiAnswer<Me>> | undefined

/** Who I am; a newcomer becomes a guest. */
export function becomeGuest(): Promise<ApiAnswer<Me>> {
  arrival ??= ask<Me>('POST', '/me').finally(() => (arrival = undefined))
  return arrival
}

export function rename(name: string): Promise<ApiAnswer<Me>> {
  return askAsGuest('PUT', '/me', { name })
}

export function makeLink(): Promise<ApiAnswer<LinkMade>> {
  return askAsGuest('POST', '/me/links')
}

export function claimLink(token: string): Promise<ApiAnswer<Me>> {
  return ask('POST', '/me/claim', { token })
}

/** The programs that play with a token of ours. */
export function myBots(): Promise<ApiAnswer<BotList>> {
  return ask('GET', '/bots')
}

/** Answers those that are left. */
export function revokeBot(id: string): Promise<ApiAnswer<BotList>> {
  return ask('DELETE', `/bots/${encodeURIComponent(id)}`)
}

export function myPasskeys(): Promise<ApiAnswer<PasskeyList>> {
  return ask('GET', '/passkeys')
}

/** Answers those that are left. */
export function removePasskey(id: string): Promise<ApiAnswer<PasskeyList>> {
  return ask('DELETE', `/passkeys/${encodeURIComponent(id)}`)
}

/** This browser is nobody afterwards. */
export function signOut(): Promise<ApiAnswer<unknown>> {
  return ask('DELETE', '/me/session')
}

/** All other devices are nobody afterwards. */
export function signOutElsewhere(): Promise<ApiAnswer<Me>> {
  return ask('DELETE', '/me/sessions')
}

/** Everything the server keeps about us. */
export function myData(): Promise<ApiAnswer<PersonalData>> {
  return ask('GET', '/me/data')
}

export function deleteMe(): Promise<ApiAnswer<unknown>> {
  return ask('DELETE', '/me')
}

export function openTables(): Promise<ApiAnswer<{ readonly tables: readonly TableSummary[] }>> {
  return ask('GET', '/tables')
}

/** Those where I sit or am the host, on whatever device I took my seat. */
export function myTables(): Promise<ApiAnswer<{ readonly tables: readonly OwnTable[] }>> {
  return ask('GET', '/me/tables')
}

/** Until when we are on holiday. */
export function holiday(): Promise<ApiAnswer<HolidayAnswer>> {
  return ask('GET', '/me/holiday')
}

/** Starts a holiday of this many days; 0 ends it. */
export function takeHoliday(days: number): Promise<ApiAnswer<HolidayAnswer>> {
  return ask('PUT', '/me/holiday', { days })
}

export function createTable(table: CreateTableInput): Promise<ApiAnswer<CreatedTable>> {
  return askAsGuest('POST', '/tables', table)
}

export function readTable(code: string): Promise<ApiAnswer<TableInfo>> {
  return askAsGuest('GET', `/tables/${code}`)
}

/** A command to a table where no socket is open yet. */
export function commandTable(code: string, command: object): Promise<ApiAnswer<unknown>> {
  return askAsGuest('POST', `/tables/${code}/commands`, command)
}

/** The address to give to friends. */
export function serverAddress(): Promise<ApiAnswer<SharedAddress>> {
  return ask('GET', '/address')
}

export function protocolVersion(): Promise<ApiAnswer<{ readonly protocol: number }>> {
  return ask('GET', '/version')
}
