import type { Seat } from '@rattlecup/kit'
import { useKeys, useSettings, useWords, type Keys, type TableProps } from '@rattlecup/ui'
import { useRef, useState, type ReactNode } from 'react'
import { ROWS, type Qwixx, type QwixxSheet } from '../../rules/types.ts'
import type { SheetOffer } from '../sheet/boxes.ts'
import { freshMarks } from '../steps.ts'
import { whoIs } from '../tell.ts'
import type { QwixxWords } from '../words/words.ts'
import { ActionBar } from './action-bar.tsx'
import { BetweenGames } from './between-games.tsx'
import { DiceTray } from './dice-tray.tsx'
import { Enlarged } from './enlarged.tsx'
import { Rivals } from './rivals.tsx'
import type { QwixxScene } from './scene.ts'
import { Sheet } from './sheet.tsx'
import css from './table.module.css'
import { useActions, type QwixxActions } from './use-actions.ts'
import { useDraft } from './use-draft.ts'

/** Qwixx on the table: the dice, your sheet, the others' sheets, and what you are asked. */
export function Table(props: TableProps<Qwixx>): ReactNode {
  const words = useWords<QwixxWords>()
  const { previews, motion } = useSettings()
  const { view, seat, players, step } = props
  const draft = useDraft(`${step?.at} ${seat} ${view.phase}`, props.moves)
  const [enlarged, setEnlarged] = useState<Seat>()
  const named = (each: Seat) => whoIs(each, { players, seat: null, words }) as string
  const scene: QwixxScene = {
    ...props,
    words,
    draft: draft.move,
    nameOf: named,
    whoIs: (each) => (each === seat ? undefined : named(each)),
  }
  const actions = useActions(scene, draft)
  const layout = useRef<HTMLDivElement>(null)
  useKeys({ ...rowKeys((row) => layout.current && actions.goToRow(layout.current, row)), p: actions.pass })
  return (
    <div className={css['table']} data-motion={motion}>
      <div
        ref={layout}
        className={css['layout']}
        onKeyDown={({ key }) => key === 'Escape' && actions.erase()}
      >
        {players.length > 1 && <Rivals scene={scene} main={seat ?? 0} enlarge={setEnlarged} />}
        <div className={css['middle']}>
          <DiceTray scene={scene} />
          <MainSheet scene={scene} actions={actions} />
          <ActionBar scene={scene} previews={previews} pass={actions.pass} done={actions.done} />
          <BetweenGames scene={scene} />
        </div>
      </div>
      {enlarged !== undefined && (
        <Enlarged scene={scene} seat={enlarged} close={() => setEnlarged(undefined)} />
      )}
    </div>
  )
}

/** The player's own sheet; for those who watch, that of the first seat. */
function MainSheet({ scene, actions }: { scene: QwixxScene; actions: QwixxActions }): ReactNode {
  const { view, seat, words, options, nameOf } = scene
  const owner = seat ?? 0
  return (
    <section className={css['own']}>
      <header className={css['head']}>
        <h2 className={css['owner']}>{nameOf(owner)}</h2>
        {options.games > 1 && <span>{words.sheet.game(view.game, options.games)}</span>}
      </header>
      <Sheet
        label={seat === null ? words.sheet.of(nameOf(owner)) : words.sheet.own}
        sheet={view.sheets[owner] as QwixxSheet}
        closed={view.closed}
        hand={handOf(scene)}
        fresh={freshMarks(scene, owner)}
        earlier={view.game > 1 ? view.totals[owner] : undefined}
        press={seat === null ? undefined : actions.press}
      />
    </section>
  )
}

function handOf({ view, seat, moves, draft, hint, settled }: QwixxScene): SheetOffer {
  const own = view.own?.type === 'mark' ? view.own : undefined
  const colourComes = settled && view.phase === 'white' && view.active === seat
  return { moves, pencil: draft ?? own, hint, later: colourComes && view.dice ? view.dice : undefined }
}

/** 1 to 4 go to a row. */
function rowKeys(goTo: (row: number) => void): Keys {
  return Object.fromEntries(Array.from({ length: ROWS }, (_, row) => [String(row + 1), () => goTo(row)]))
}
