import { cleanName, type Me, type TableInfo } from '@rattlecup/protocol/client'
import { useSyncExternalStore } from 'react'
import { ValueStore } from '../session/store.ts'
import { changeSettings } from '../settings-store.ts'
import { keepTable, keptTables } from './kept-tables.ts'
import { becomeGuest, myTables, readTable, rename, type ApiAnswer, type Problem } from './api.ts'

/** Who this device is to the server; undefined while nobody has asked. */
interface Identity {
  readonly me: Me | undefined
  readonly problem: Problem | undefined
}

const KEY = 'rattlecup.guest'
const identity = new ValueStore<Identity>({ me: undefined, problem: undefined })

export function useIdentity(): Identity {
  return useSyncExternalStore(identity.subscribe, identity.get)
}

/** Whether the server has seen this device before, as far as the device remembers. */
export function isKnownGuest(): boolean {
  return localStorage.getItem(KEY) !== null
}

/** Goes online: from here on the server knows this device, by the name in the settings if there is one. */
export async function introduce(name = ''): Promise<void> {
  const guest = await becomeGuest()
  const wanted = cleanName(name)
  const isNamedOtherwise = guest.ok && wanted !== '' && guest.value.name !== wanted
  remember(isNamedOtherwise ? await rename(wanted) : guest)
}

/** Looks a table up; only a guest may see one. */
export async function findTable(code: string): Promise<ApiAnswer<TableInfo>> {
  if (!isKnownGuest()) await introduce()
  return readTable(code)
}

/** The name that is on its way to the server. */
let naming: Promise<void> = Promise.resolve()

/** Takes a name for everything, here and on the server. */
export function takeName(name: string): Promise<void> {
  changeSettings({ name })
  naming = rename(name).then(remember)
  return naming
}

/** The name we go by, once the server knows it; undefined while it knows nobody here. */
export async function knownName(): Promise<string | undefined> {
  await naming
  return identity.value.me?.name
}

/** Becomes somebody whom the server knows already. */
export function become(answer: ApiAnswer<Me>): void {
  if (answer.ok) changeSettings({ name: answer.value.name })
  remember(answer)
  if (answer.ok) void keepOwnTables()
}

/** The tables of other devices of ours are at home on this one too. */
async function keepOwnTables(): Promise<void> {
  const mine = await myTables()
  const kept = new Set(keptTables().map(({ code }) => code))
  if (mine.ok) for (const { code } of mine.value.tables) if (!kept.has(code)) keepTable(code)
}

/** This device is nobody any more. */
export function becomeNobody(): void {
  localStorage.removeItem(KEY)
  changeSettings({ name: '' })
  identity.set({ me: undefined, problem: undefined })
}

function remember(answer: ApiAnswer<Me>): void {
  if (!answer.ok) return identity.set({ me: identity.value.me, problem: answer.problem })
  localStorage.setItem(KEY, answer.value.id)
  identity.set({ me: answer.value, problem: undefined })
}
