import { commitmentOf, isHouseFile, type GameFile, type HouseFile } from '@rattlecup/kit'
import type { ReactNode } from 'react'
import exactly from '../../../../docs/fair-dice.md?url'
import { Icon } from '../parts/icon.tsx'
import { playersOf } from '../records/players.ts'
import { useRecordWords } from '../records/words/index.ts'
import type { GameRecord } from '../records/game-record.ts'
import { useShell } from '../words/index.ts'
import { Faults } from './faults.tsx'
import { Links } from './links.tsx'
import { RollList } from './roll-list.tsx'
import { useVerdict } from './use-verdict.ts'
import css from './verify.module.css'

/** The verdict, and everything that leads to it. */
export function Proof({ file, record }: { file: GameFile | HouseFile; record: GameRecord }): ReactNode {
  const words = useRecordWords()
  const state = useVerdict(file)
  return (
    <>
      <div role="status">
        {state.kind === 'checking' && <p className={css['open']}>{words.verifying}</p>}
        {state.kind === 'failed' && <p className={css['bad']}>{words.failed}</p>}
        {state.kind === 'done' && (
          <p className={state.verdict.fair ? css['good'] : css['bad']}>
            <Icon name={state.verdict.fair ? 'shield' : 'close'} />
            {state.verdict.fair ? words.fair : words.unfair}
          </p>
        )}
      </div>
      {state.kind === 'done' && <Faults verdict={state.verdict} />}
      <Promised file={file} />
      {isHouseFile(file) ? (
        <Links file={file} record={record} verdict={state.kind === 'done' ? state.verdict : undefined} />
      ) : (
        <Seeds file={file} record={record} />
      )}
      <section>
        <h2>{words.rolls}</h2>
        {state.kind === 'done' && <p>{words.rollsAbout(state.verdict.rolls)}</p>}
        <RollList record={record} />
      </section>
      <p>
        <a href={exactly}>{words.exactly}</a>
      </p>
    </>
  )
}

function Promised({ file }: { file: GameFile | HouseFile }): ReactNode {
  const words = useRecordWords()
  const { secret } = file.dice
  const { commitment } = isHouseFile(file) ? file.dice.opening : file.dice
  const fits = commitmentOf(secret) === commitment
  return (
    <section>
      <h2>{words.promise}</h2>
      <p>{words.promiseAbout}</p>
      <dl className={css['facts']}>
        <dt>{words.fingerprint}</dt>
        <dd>{commitment}</dd>
        <dt>{words.secret}</dt>
        <dd>{secret}</dd>
      </dl>
      <p>{fits ? words.secretFits : words.secretDiffers}</p>
    </section>
  )
}

function Seeds({ file, record }: { file: GameFile; record: GameRecord }): ReactNode {
  const words = useRecordWords()
  const players = playersOf(record, useShell())
  return (
    <section>
      <h2>{words.seeds}</h2>
      <p>{words.seedsAbout}</p>
      <dl className={css['facts']}>
        {file.dice.seeds.map((seed, seat) => (
          <div key={seat}>
            <dt>{words.seedOf(players[seat]?.name ?? '')}</dt>
            <dd>{seed || words.noSeed}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
