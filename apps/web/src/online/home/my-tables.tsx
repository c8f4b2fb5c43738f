import type { TableInfo } from '@rattlecup/protocol/client'
import { listIn, useLanguage } from '@rattlecup/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { ButtonLink, IconButton } from '../../parts/button.tsx'
import { myTables, readTable } from '../api.ts'
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

/** The server knows where we sit, on whatever device we sat down; this one knows what is to be seen no more. */
async function readMine(): Promise<{ tables: TableInfo[]; isUnreachable: boolean }> {
  const kept = keptTables()
  const mine = isKnownGuest() ? await myTables() : undefined
  if (!mine?.ok) {
    const isMissed = kept.some(({ isForgotten }) => !isForgotten)
    return { tables: [], isUnreachable: isMissed && mine?.problem === 'unreachable' }
  }
  const forgotten = new Set(kept.filter(({ isForgotten }) => isForgotten).map(({ code }) => code))
  const codes = mine.value.tables.map(({ code }) => code).filter((code) => !forgotten.has(code))
  const answers = await Promise.all(codes.map(readTable))
  return { tables: answers.flatMap((answer) => (answer.ok ? [answer.value] : [])), isUnreachable: false }
}
