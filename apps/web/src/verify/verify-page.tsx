import type { GameFile } from '@rattlecup/kit'
import type { ReactNode } from 'react'
import { Button } from '../parts/button.tsx'
import { PageSheet } from '../parts/page-sheet.tsx'
import { FileDrop } from '../records/file-drop.tsx'
import { GamesHere } from '../records/games-here.tsx'
import { isGame } from '../records/is-game.ts'
import { useRecord, type RecordSource } from '../records/use-record.ts'
import { useRecordWords } from '../records/words/index.ts'
import type { GameRecord } from '../session/game-record.ts'
import { Proof } from './proof.tsx'
import css from './verify.module.css'

/** Whether the dice of a game were fair: anybody can find out, without trusting us. */
export function VerifyPage(): ReactNode {
  const words = useRecordWords()
  const source = useRecord()
  const { found } = source
  const record = found.kind === 'game' && isGame(found.record.game) ? found.record : undefined
  return (
    <PageSheet title={words.verify} isVisit>
      <div className={css['page']}>
        <p>{words.verifyIntro}</p>
        {record && hasProof(record) && <Proof file={record} />}
        {record && !hasProof(record) && <p className={css['open']}>{words.unfinished}</p>}
        {record ? <Button onClick={source.reset}>{words.another}</Button> : <Choose source={source} />}
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

function hasProof(record: GameRecord): record is GameRecord & GameFile {
  return record.dice !== undefined
}
