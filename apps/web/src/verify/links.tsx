import type { HouseFile, Verdict } from '@rattlecup/kit'
import type { ReactNode } from 'react'
import { playersOf } from '../records/players.ts'
import { useRecordWords } from '../records/words/index.ts'
import type { GameRecord } from '../records/game-record.ts'
import { useShell } from '../words/index.ts'
import css from './verify.module.css'

interface LinksProps {
  readonly file: HouseFile
  readonly record: GameRecord
  readonly verdict: Verdict | undefined
}

/** What the players' devices had to do with the rolls, and what nobody has shown. */
export function Links({ file, record, verdict }: LinksProps): ReactNode {
  const words = useRecordWords()
  const players = playersOf(record, useShell())
  const without = verdict?.links?.rollsWithout ?? 0
  return (
    <section>
      <h2>{words.links}</h2>
      <p>{words.linksAbout}</p>
      <dl className={css['facts']}>
        {record.chairs.map((_, seat) => (
          <div key={seat}>
            <dt>{words.seedOf(players[seat]?.name ?? '')}</dt>
            <Given {...countLinks(file, seat)} />
          </div>
        ))}
      </dl>
      {without > 0 && <p>{words.rollsWithout(without)}</p>}
      <TableWords all={verdict?.links?.words ?? []} />
      {verdict && verdict.notGiven.length > 0 && <NotShown verdict={verdict} />}
    </section>
  )
}

function Given({ given, missing, of }: ReturnType<typeof countLinks>): ReactNode {
  const words = useRecordWords()
  return (
    <dd>
      {words.linksOf(given, of)}
      {missing > 0 && `; ${words.linksMissing(missing)}`}
    </dd>
  )
}

function TableWords({ all }: { all: readonly string[] }): ReactNode {
  const words = useRecordWords()
  const [first, last] = [all[0], all.at(-1)]
  if (first === undefined || last === undefined) return null
  return (
    <>
      <p>{words.tableWordsAbout}</p>
      <dl className={css['facts']}>
        <dt>{words.firstWords}</dt>
        <dd translate="no">{first}</dd>
        <dt>{words.lastWords}</dt>
        <dd translate="no">{last}</dd>
      </dl>
    </>
  )
}

function NotShown({ verdict }: { verdict: Verdict }): ReactNode {
  const words = useRecordWords()
  return (
    <>
      <p>{words.notShown}</p>
      <ul>
        {verdict.notGiven.map((claim) => (
          <li key={claim}>{words.claims[claim]}</li>
        ))}
      </ul>
    </>
  )
}

function countLinks(
  { dice: { asks } }: HouseFile,
  seat: number,
): { given: number; missing: number; of: number } {
  const given = asks.filter(({ links }) => typeof links[seat] === 'string').length
  const missing = asks.filter(({ asked, links }) => asked.includes(seat) && links[seat] === null).length
  return { given, missing, of: asks.length }
}
