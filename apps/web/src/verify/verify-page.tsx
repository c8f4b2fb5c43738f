import type { ReactNode } from 'react'
import { Link } from '../link.tsx'
import { Button } from '../parts/button.tsx'
import { PageSheet } from '../parts/page-sheet.tsx'
import { FileDrop } from '../records/file-drop.tsx'
import { GamesHere } from '../records/games-here.tsx'
import { isGame } from '../records/is-game.ts'
import { useRecord, type RecordSource } from '../records/use-record.ts'
import { useRecordWords } from '../records/words/index.ts'
import { Proof } from './proof.tsx'
import css from './verify.module.css'

/** Whether the dice of a game were fair: anybody can find out, without trusting us. */
export function VerifyPage(): ReactNode {
  const words = useRecordWords()
  const source = useRecord()
  const { found } = source
  const game = found.kind === 'game' && isGame(found.record.game) ? found : undefined
  return (
    <PageSheet title={words.verify} isVisit>
      <div className={css['page']}>
        <p>{words.verifyIntro}</p>
        {game?.file && <Proof file={game.file} record={game.record} />}
        {game && !game.file && <p className={css['open']}>{words.unfinished}</p>}
        {game ? <Button onClick={source.reset}>{words.another}</Button> : <Choose source={source} />}
        <p>
          <Link to="/house">{words.houseDice}</Link>
        </p>
      </div>
    </PageSheet>
  )
}

function Choose({ source }: { source: RecordSource }): ReactNode {
  return (
    <>
      <FileDrop {...source} />
      <GamesHere to={({ id }) => `/verify?id=${id}`} />
    </>
  )
}
