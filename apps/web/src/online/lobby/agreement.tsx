import type { ChangedSettings } from '@rattlecup/protocol/client'
import type { ReactNode } from 'react'
import { useMine } from '../../mine/words/index.ts'
import type { MineWords } from '../../mine/words/en.ts'
import { TableRules } from '../opening/table-rules.tsx'
import type { TableDraft } from '../opening/draft.ts'
import { useOnline } from '../words/index.ts'
import type { OnlineWords } from '../words/en.ts'
import css from './agreement.module.css'
import type { OnlineProps } from './lobby.tsx'

type Settings = OnlineProps['info']['settings']

/** What everybody agrees to by sitting down; the host can change it until the game begins. */
export function Agreement({ session, state, info }: OnlineProps): ReactNode {
  const words = useOnline()
  const mine = useMine()
  const { settings } = info
  const change = (part: Partial<TableDraft>): void =>
    session.do({ t: 'settings', change: part as ChangedSettings })
  return (
    <section className={css['agreement']} aria-label={words.agreement}>
      <p>{factsOf(settings, words, mine).join(' · ')}</p>
      <fieldset disabled={!state.isHost}>
        <legend className="visually-hidden">{words.agreement}</legend>
        <TableRules draft={draftOf(info)} change={change} isOpened />
      </fieldset>
    </section>
  )
}

function clockTold(clock: Settings['clock'], words: OnlineWords, mine: MineWords): string {
  if (clock === null) return words.withoutClock
  return clock.kind === 'days' ? mine.days(clock.days) : words.withClock(clock.kind, clock.seconds)
}

function factsOf({ clock, watch, takeover, dice }: Settings, words: OnlineWords, mine: MineWords): string[] {
  return [
    clockTold(clock, words, mine),
    watch === 'anyone' ? words.anyoneWatches : words.nobodyWatches,
    takeover ? words.botStandsIn : words.waitsForPeople,
    ...(dice === 'real' ? [words.realDice] : []),
  ]
}

function draftOf({ settings, seats }: OnlineProps['info']): TableDraft {
  const { seats: _, ...rest } = settings
  return { ...rest, places: seats.map(() => null) }
}
