import { MANIFESTS } from '@rattlecup/games/manifest'
import type { OwnTableRow } from '../store/contract.ts'
import type { MailRow, NewsRow } from '../store/mail/contract.ts'
import type { Mail } from './post-office.ts'
import { HOUR_MS } from './parts.ts'
import type { MailTokens } from './tokens.ts'
import { mailWords } from './words/index.ts'

interface LetterParts {
  /** Where people open this house. */
  readonly site: string
  readonly tokens: MailTokens
}

/** Asks whether the address is theirs. It says nothing that whoever asked could have written. */
export function confirmingLetter({ site, tokens }: LetterParts, row: MailRow): Mail {
  const words = mailWords(row.language)
  const link = `${site}/mail/confirm#${tokens.confirming(row)}`
  const stop = stopLink(site, tokens.stopping(row))
  const text = `${words.confirm(site, link)}\n${words.never(stop)}`
  return { to: row.address, subject: words.confirmSubject, text, stop }
}

interface News {
  /** Games that wait for them now. */
  readonly waiting: readonly OwnTableRow[]
  /** Games that have ended. */
  readonly over: readonly NewsRow[]
  readonly now: number
}

/** Tells of all games that wait, and of those that are over. Names are left out: they could say anything. */
export function newsLetter({ site, tokens }: LetterParts, row: MailRow, { waiting, over, now }: News): Mail {
  const words = mailWords(row.language)
  const linkTo = (code: string): string => `${site}/t/${code}`
  const turns = waiting.map(({ game, code, due, phase }) => {
    const hours = due === null ? 0 : Math.floor((due - now) / HOUR_MS)
    const more = phase === 'open' ? words.start : hours < 1 ? '' : words.left(hours)
    return `${titleOf(game)}${more && ` (${more})`}\n${linkTo(code)}`
  })
  const overs = over.map(({ game, code }) => `${titleOf(game)}\n${linkTo(code)}`)
  const parts = [
    ...(turns.length > 0 ? [words.turns, ...turns] : []),
    ...(overs.length > 0 ? [words.overs, ...overs] : []),
  ]
  const first = titleOf((waiting[0] ?? over[0])?.game ?? '')
  const ofTurns = waiting.length > 1 ? words.turnsSubject(waiting.length) : words.turnSubject(first)
  const subject = waiting.length > 0 ? ofTurns : words.overSubject(first)
  const stop = stopLink(site, tokens.stopping(row))
  return { to: row.address, subject, text: [...parts, '-- ', words.stop(stop)].join('\n\n') + '\n', stop }
}

function stopLink(site: string, token: string): string {
  return `${site}/mail/stop/${token}`
}

function titleOf(game: string): string {
  return MANIFESTS.find(({ id }) => id === game)?.title ?? game
}
