import type { TableInfo } from '@rattlecup/protocol/client'
import { listIn, useLanguage } from '@rattlecup/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { ButtonLink, IconButton } from '../../parts/button.tsx'
import { myTables, readTable, type Answer } from '../api.ts'
import { isKnownGuest } from '../identity.ts'
import { forgetTable, keptTables } from '../kept-tables.ts'
import { playerAt } from '../remote/remote-state.ts'
import { useOnline } from '../words/index.ts'
import css from './home-part.module.css'
import { TableLine } from './table-line.tsx'

/** Tables at which we have a seat. Who never was online sees nothing, and the server is not asked. */
export function MyTables(): ReactNode {
  const words = useOnline()
  const [tables, setTables] = useState<readonly TableInfo[]>([])
  const [isUnreachable, setUnreachable] = useState(false)
  useEffect(() => {
    void readMine().then((found) => {
      setTables(found.tables)
      setUnreachable(found.isUnreachable)
    })
  }, [])
  if (tables.length === 0 && !isUnreachable) return null
  const forget = (code: string): void => {
    forgetTable(code)
    setTables(tables.filter((table) => table.code !== code))
  }
  return (
    <section className={css['part']}>
      <h2>{words.myTables}</h2>
      {isUnreachable && <p className={css['quiet']}>{words.problems.unreachable}</p>}
      <ul className={css['tables']}>
        {tables.map((table) => (
          <MyTable key={table.code} table={table} forget={() => forget(table.code)} />
        ))}
      </ul>
    </section>
  )
}

function MyTable({ table, forget }: { table: TableInfo; forget: () => void }): ReactNode {
  const words = useOnline()
  const list = listIn(useLanguage())
  const { code, phase, seats, settings } = table
  const names = seats.map((chair, seat) => playerAt(chair, seat).name).filter((name) => name !== '')
  return (
    <TableLine game={settings.game} about={[words.phases[phase], list(names)]}>
      <ButtonLink to={`/t/${code}`}>{words.toContinue}</ButtonLink>
      <IconButton icon="close" label={words.forget(code)} onClick={forget} />
    </TableLine>
  )
}

/** The tables that still are; of those that are gone for good the device forgets the code. */
async function readMine(): Promise<{ tables: TableInfo[]; isUnreachable: boolean }> {
  const codes = await myCodes()
  const answers = await Promise.all(codes.map(readTable))
  for (const [at, code] of codes.entries()) if (isGone(answers[at])) forgetTable(code)
  const tables = answers.flatMap((answer) =>
    answer.ok && answer.value.phase !== 'over' ? [answer.value] : [],
  )
  return { tables, isUnreachable: answers.some((answer) => !answer.ok && answer.problem === 'unreachable') }
}

/** What this device remembers, and what the server knows of us from others. */
async function myCodes(): Promise<string[]> {
  const mine = isKnownGuest() ? await myTables() : undefined
  const kept = keptTables()
  const forgotten = new Set(kept.filter(({ isForgotten }) => isForgotten).map(({ code }) => code))
  const known = [...kept, ...(mine?.ok ? mine.value.tables : [])].map(({ code }) => code)
  return [...new Set(known)].filter((code) => !forgotten.has(code))
}

function isGone(answer: Answer<TableInfo> | undefined): boolean {
  return answer?.ok === false && (answer.problem === 'unknown-table' || answer.problem === 'no-entry')
}
