import type { Review } from '@rattlecup/games/bots'
import type { GameLog } from '@rattlecup/kit'
import { packReview, unpackReview } from './kept-review.ts'

const NAME = 'rattlecup-reviews'
const STORE = 'reviews'
/** As many as there are games of this device, and some of friends' tables. */
const MOST = 150

interface Row {
  readonly key: string
  readonly kept: number
  readonly text: string
}

/** The review of a game that this device has kept. */
export async function reviewHere(log: GameLog): Promise<Review | undefined> {
  const row = await ask<Row | undefined>('readonly', (store) => store.get(keyOf(log)))
  return row && unpackReview(row.text, log)
}

/** Keeps a review with the games of this device; the oldest make way. */
export async function keepReviewHere(log: GameLog, review: Review): Promise<void> {
  const row: Row = { key: keyOf(log), kept: Date.now(), text: packReview(review) }
  await ask('readwrite', (store) => store.put(row))
  const keys = (await ask('readonly', (store) => store.index('kept').getAllKeys())) ?? []
  for (const key of keys.slice(0, Math.max(0, keys.length - MOST)))
    await ask('readwrite', (store) => store.delete(key))
}

/** Where the browser keeps nothing, nothing is found. */
async function ask<T>(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const database = await opened()
    const transaction = database.transaction(STORE, mode)
    return await answered(request(transaction.objectStore(STORE)))
  } catch {
    return undefined
  }
}

let database: Promise<IDBDatabase> | undefined

function opened(): Promise<IDBDatabase> {
  database ??= open()
  return database
}

function open(): Promise<IDBDatabase> {
  const asked = indexedDB.open(NAME, 1)
  asked.addEventListener('upgradeneeded', () => {
    asked.result.createObjectStore(STORE, { keyPath: 'key' }).createIndex('kept', 'kept')
  })
  return answered(asked)
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('nothing is kept here')))
  })
}

/** A game by its log: what is kept is checked against the log when it is read. */
function keyOf(log: GameLog): string {
  const text = JSON.stringify([log.game, log.players, log.options, log.events])
  let [a, b] = [0x811c_9dc5, 0x1b87_3593]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    a = Math.imul(a ^ code, 0x0100_0193)
    b = Math.imul(b ^ code, 0x85eb_ca6b)
  }
  return `${log.game} ${text.length} ${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}`
}
