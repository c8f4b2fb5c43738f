import type { CodedError, JsonObject, Seat } from '@rattlecup/kit'
import type { Code, ServerMessage, ServerMessageOf } from '@rattlecup/protocol'
import type { PlayRecord, StartRecord } from '../state/records.ts'

/*
 * The one place where JSON is put together as text. A move is stored and told to several people; what these texts share
 * is made once, which takes half the time. A test compares everything here with `JSON.stringify`.
 */

/** A record as it is stored, with its secrets, and the message about it that everybody gets, without. */
export interface EncodedRecord {
  readonly record: string
  readonly update: string
}

export function encodeMessage(message: ServerMessage): string {
  return JSON.stringify(message)
}

export function encodeRefusal(i: string | null, { code, message }: CodedError<Code>): string {
  return encodeMessage({ t: 'no', i, code, message })
}

export function isRefusal(message: string): boolean {
  return message.startsWith('{"t":"no"')
}

/** A record of play and the message about it. Moves and outcomes that are the same objects in both become text once. */
export function encodePlay(record: PlayRecord, message: ServerMessageOf<'e'>): EncodedRecord {
  const move = record.k === 'move' ? record.m : undefined
  const moveText = move ? JSON.stringify(move) : ''
  const outcomes = record.r ?? []
  const outcomeTexts = outcomes.map((outcome) => JSON.stringify(outcome))
  const textOf = (part: JsonObject): string =>
    part === move ? moveText : (outcomeTexts[outcomes.indexOf(part)] ?? JSON.stringify(part))
  return {
    record: playText(record, moveText, outcomeTexts),
    update: eventsText(message, textOf),
  }
}

function playText(record: PlayRecord, move: string, outcomes: readonly string[]): string {
  const { k, by, i, at } = record
  let text = `{"k":"${k}"`
  if (k === 'move') text += `,"seat":${record.seat}`
  if (by !== undefined) text += `,"by":${JSON.stringify(by)}`
  if (i !== undefined) text += `,"i":${JSON.stringify(i)}`
  if (k === 'move') text += `,"m":${move}`
  if (k === 'start') text += startText(record)
  if ('ask' in record && record.ask) text += `,"ask":${JSON.stringify(record.ask)}`
  if (record.links) text += `,"links":${JSON.stringify(record.links)}`
  if (record.r !== undefined) text += `,"r":[${outcomes.join(',')}]`
  if (k === 'move' && record.sealed) text += ',"sealed":true'
  if (at !== undefined) text += `,"at":${at}`
  return `${text}}`
}

function startText({ opening, proof, key }: StartRecord): string {
  const text = opening ? `,"opening":${JSON.stringify(opening)}` : ''
  if (proof === undefined || key === undefined) return text
  return `${text},"proof":${JSON.stringify(proof)},"key":${JSON.stringify(key)}`
}

function eventsText(
  { n, e, c, x, ask, links, table }: ServerMessageOf<'e'>,
  textOf: (part: JsonObject) => string,
): string {
  let text = `{"t":"e","n":${n}`
  if (e) {
    const events = e.map((event) =>
      event.length === 1 ? `[${textOf(event[0])}]` : `[${event[0]},${textOf(event[1] as JsonObject)}]`,
    )
    text += `,"e":[${events.join(',')}]`
  }
  if (c) text += `,"c":[${c.join(',')}]`
  if (x) text += `,"x":${JSON.stringify(x)}`
  if (ask) text += `,"ask":${JSON.stringify(ask)}`
  if (links) text += `,"links":${JSON.stringify(links)}`
  if (table) text += `,"table":${JSON.stringify(table)}`
  return `${text}}`
}

/** The same message for the one whose command caused it. */
export function withId(message: string, i: string): string {
  return `${message.slice(0, -1)},"i":${JSON.stringify(i)}}`
}

/** The same message for somebody who sits elsewhere now, became the host, or is no longer the host. */
export function withPlace(message: string, place: { you?: Seat | null; hosting?: boolean }): string {
  const text = JSON.stringify(place)
  return text === '{}' ? message : `${message.slice(0, -1)},${text.slice(1)}`
}
