import type { OwnTable, TableInfo } from '@rattlecup/protocol/client'
import { listIn, useLanguage } from '@rattlecup/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { Link } from '../../link.tsx'
import { showBadge } from '../../mine/device-calls.ts'
import { inOrder } from '../../mine/queue.ts'
import { useMine } from '../../mine/words/index.ts'
import { ButtonLink, IconButton } from '../../parts/button.tsx'
import { myTables, readTable } from '../api.ts'
import { isKnownGuest } from '../identity.ts'
import { forgetTable, keptTables } from '../kept-tables.ts'
import { playerAt } from '../remote/remote-state.ts'
import { useOnline } from '../words/index.ts'
import css from './home-part.module.css'
import { TableLine } from './table-line.tsx'

/** A table of ours, and whether it waits for us. */
interface MineTable extends Pick<OwnTable, 'awaited' | 'due'> {
  readonly info: TableInfo
}

/** Tables at which we have a seat. Who never was online sees nothing, and the server is not asked. */
export function MyTables(): ReactNode {
  const words = useOnline()
  const [tables, setTables] = useState<readonly MineTable[]>([])
  const [isUnreachable, setUnreachable] = useState(false)
  useEffect(() => {
    void readMine().then((found) => {
      setTables(found.tables)
      if (!found.isUnreachable) void showBadge(found.tables.filter(({ awaited }) => awaited).length)
      setUnreachable(found.isUnreachable)
    })
  }, [])
  if (tables.length === 0 && !isUnreachable) return isKnownGuest() && <HistoryLink />
  const forget = (code: string): void => {
    forgetTable(code)
    setTables(tables.filter(({ info }) => info.code !== code))
  }
  return (
    <section className={css['part']}>
      <h2>{words.myTables}</h2>
      {isUnreachable && <p className={css['quiet']}>{words.problems.unreachable}</p>}
      <ul className={css['tables']}>
        {tables.map((table) => (
          <MyTable key={table.info.code} table={table} forget={() => forget(table.info.code)} />
        ))}
      </ul>
      <HistoryLink />
    </section>
  )
}

function HistoryLink(): ReactNode {
  const words = useMine()
  return (
    <p className={css['quiet']}>
      <Link to="/games">{words.myGames}</Link>
    </p>
  )
}

function MyTable({ table, forget }: { table: MineTable; forget: () => void }): ReactNode {
  const words = useOnline()
  const mine = useMine()
  const list = listIn(useLanguage())
  const { code, phase, seats, settings } = table.info
  const { awaited, due } = table
  const turn = awaited
    ? [mine.yourTurn, due === null ? '' : mine.turnUntil(mine.until(due))]
    : [words.phases[phase]]
  const names = seats.map((chair, seat) => playerAt(chair, seat).name).filter((name) => name !== '')
  return (
    <TableLine game={settings.game} about={[...turn, list(names)]}>
      <ButtonLink look={awaited ? 'primary' : 'plain'} to={`/t/${code}`}>
        {words.toContinue}
      </ButtonLink>
      <IconButton icon="close" label={words.forget(code)} onClick={forget} />
    </TableLine>
  )
}

/** The server knows our seats, whichever device we took them on; this device knows which tables were hidden. */
async function readMine(): Promise<{ tables: MineTable[]; isUnreachable: boolean }> {
  const kept = keptTables()
  const mine = isKnownGuest() ? await myTables() : undefined
  if (!mine?.ok) {
    const isMissed = kept.some(({ isForgotten }) => !isForgotten)
    return { tables: [], isUnreachable: isMissed && mine?.problem === 'unreachable' }
  }
  const forgotten = new Set(kept.filter(({ isForgotten }) => isForgotten).map(({ code }) => code))
  const shown = inOrder(mine.value.tables).filter(({ code }) => !forgotten.has(code))
  const answers = await Promise.all(shown.map(async (own) => ({ ...own, answer: await readTable(own.code) })))
  const tables = answers.flatMap(({ awaited, due, answer }) =>
    answer.ok ? [{ awaited, due, info: answer.value }] : [],
  )
  return { tables, isUnreachable: false }
}
