import { commitmentOf, type GameFile } from '@rattlecup/kit'
import type { ReactNode } from 'react'
import exactly from '../../../../docs/fair-dice.md?url'
import { Icon } from '../parts/icon.tsx'
import { playersOf } from '../records/players.ts'
import { useRecordWords } from '../records/words/index.ts'
import type { GameRecord } from '../session/game-record.ts'
import { useShell } from '../words/index.ts'
import { Faults } from './faults.tsx'
import { RollList } from './roll-list.tsx'
import { useVerdict } from './use-verdict.ts'
import css from './verify.module.css'

/** The verdict, and everything that leads to it. */
export function Proof({ file }: { file: GameRecord & GameFile }): ReactNode {
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
      <Seeds file={file} />
      <section>
        <h2>{words.rolls}</h2>
        {state.kind === 'done' && <p>{words.rollsAbout(state.verdict.rolls)}</p>}
        <RollList record={file} />
      </section>
      <p>
        <a href={exactly}>{words.exactly}</a>
      </p>
    </>
  )
}

function Promised({ file: { dice } }: { file: GameFile }): ReactNode {
  const words = useRecordWords()
  const fits = commitmentOf(dice.secret) === dice.commitment
  return (
    <section>
      <h2>{words.promise}</h2>
      <p>{words.promiseAbout}</p>
      <dl className={css['facts']}>
        <dt>{words.fingerprint}</dt>
        <dd>{dice.commitment}</dd>
        <dt>{words.secret}</dt>
        <dd>{dice.secret}</dd>
      </dl>
      <p>{fits ? words.secretFits : words.secretDiffers}</p>
    </section>
  )
}

function Seeds({ file }: { file: GameRecord & GameFile }): ReactNode {
  const words = useRecordWords()
  const players = playersOf(file, useShell())
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
