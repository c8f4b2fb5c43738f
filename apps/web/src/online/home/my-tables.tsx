import type { OwnTable, TableInfo } from '@rattlecup/protocol/client'
import { listIn, useLanguage } from '@rattlecup/ui'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
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

/** How often it is looked whether a game waits for us meanwhile. */
const AGAIN_MS = 30_000

/** A table of ours, and whether it waits for us. */
interface MineTable extends Pick<OwnTable, 'awaited' | 'due'> {
  readonly info: TableInfo
}

/** Tables at which we have a seat. Who never was online sees nothing, and the server is not asked. */
export function MyTables(): ReactNode {
  const words = useOnline()
  const [tables, setTables] = useState<readonly MineTable[]>([])
  const [isUnreachable, setUnreachable] = useState(false)
  const look = useEffectEvent(async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return
    const found = await readMine(tables)
    setTables(found.tables)
    const waiting = found.tables.filter(({ awaited }) => awaited).length
    if (!found.isUnreachable) void showBadge(waiting)
    // In its tab, where the icon has no badge.
    document.title = waiting > 0 ? `(${waiting}) Rattlecup` : 'Rattlecup'
    setUnreachable(found.isUnreachable)
  })
  useEffect(() => {
    const again = (): void => void look()
    again()
    const timer = setInterval(again, AGAIN_MS)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
    }
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
    ? [
        phase === 'open' ? mine.readyToStart : mine.yourTurn,
        due === null ? '' : mine.turnUntil(mine.until(due)),
      ]
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
async function readMine(
  known: readonly MineTable[],
): Promise<{ tables: MineTable[]; isUnreachable: boolean }> {
  const kept = keptTables()
  const mine = isKnownGuest() ? await myTables() : undefined
  if (!mine?.ok) {
    const isMissed = kept.some(({ isForgotten }) => !isForgotten)
    return { tables: [], isUnreachable: isMissed && mine?.problem === 'unreachable' }
  }
  const forgotten = new Set(kept.filter(({ isForgotten }) => isForgotten).map(({ code }) => code))
  const shown = inOrder(mine.value.tables).filter(({ code }) => !forgotten.has(code))
  const tables = await Promise.all(shown.map((own) => readOne(own, known)))
  return { tables: tables.filter((table) => table !== undefined), isUnreachable: false }
}

/** What was read of a table before holds until it begins, ends, or others sit there. */
async function readOne(own: OwnTable, known: readonly MineTable[]): Promise<MineTable | undefined> {
  const { code, awaited, due, phase, taken } = own
  const before = known.find(({ info }) => info.code === code)?.info
  if (before?.phase === phase && takenIn(before) === taken) return { awaited, due, info: before }
  const answer = await readTable(code)
  return answer.ok ? { awaited, due, info: answer.value } : undefined
}

function takenIn({ seats }: TableInfo): number {
  return seats.filter(({ name, bot }) => name !== null || bot !== null).length
}
