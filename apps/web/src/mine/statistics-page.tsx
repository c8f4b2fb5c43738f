import { findManifest } from '@rattlecup/games/manifest'
import type { StatisticsAnswer } from '@rattlecup/protocol/client'
import { useLanguage } from '@rattlecup/ui'
import { useEffect, useState, type ReactNode } from 'react'
import type { ApiAnswer } from '../online/api.ts'
import { isKnownGuest } from '../online/identity.ts'
import { Trouble } from '../online/parts/trouble.tsx'
import { ButtonLink } from '../parts/button.tsx'
import { PageSheet } from '../parts/page-sheet.tsx'
import { figuresIn } from '../result/words/figures.ts'
import { deviceStatistics } from './device-statistics.ts'
import { Favourites } from './favourites.tsx'
import { FigureTable } from './figure-table.tsx'
import css from './games-page.module.css'
import { readStatistics } from './history.ts'
import { sendDeviceGames } from './synchronise.ts'
import { ScorePlot } from './score-plot.tsx'
import { useMine } from './words/index.ts'

type GameTotals = StatisticsAnswer['games'][number]

/** What my games came to, by kind and by opponent: tables, with bars for the eye. */
export function StatisticsPage(): ReactNode {
  const words = useMine()
  const [answer, setAnswer] = useState<ApiAnswer<StatisticsAnswer>>()
  useEffect(() => void ownStatistics().then(setAnswer), [])
  return (
    <PageSheet title={words.statistics} isVisit>
      <div className={css['games']}>
        {answer && !answer.ok && <Trouble problem={answer.problem} />}
        {answer?.ok && answer.value.games.length === 0 && (
          <>
            <p>{words.noGames}</p>
            <ButtonLink look="primary" to="/">
              {words.playOne}
            </ButtonLink>
          </>
        )}
        {answer?.ok && answer.value.games.length > 0 && <Totals games={answer.value.games} />}
        {answer?.ok && <Reviewed games={answer.value.games.filter(({ reviewed }) => reviewed > 0)} />}
        {answer?.ok &&
          answer.value.games.map(({ game }) => (
            <ScorePlot
              key={game}
              title={findManifest(game)?.title ?? game}
              games={answer.value.recent.filter((each) => each.game === game)}
            />
          ))}
        {answer?.ok &&
          answer.value.tallies
            .filter(({ game }) => findManifest(game)?.tally)
            .map(({ game, counts }) => <Favourites key={game} game={game} counts={counts} />)}
        {answer?.ok && answer.value.people.length > 0 && <People people={answer.value.people} />}
      </div>
    </PageSheet>
  )
}

/** The house's figures; without an account there, or offline, those of this device. */
async function ownStatistics(): Promise<ApiAnswer<StatisticsAnswer>> {
  // What was played without a network counts too.
  await sendDeviceGames()
  const answer = isKnownGuest() ? await readStatistics() : undefined
  if (answer && (answer.ok || answer.problem !== 'unreachable')) return answer
  return { ok: true, value: await deviceStatistics() }
}

function Totals({ games }: { games: StatisticsAnswer['games'] }): ReactNode {
  const words = useMine()
  const { pointsOf } = figuresIn(useLanguage())
  const row = (name: string, figureOf: (game: GameTotals) => number) => ({
    name,
    figures: games.map((game) => pointsOf(figureOf(game))),
  })
  return (
    <FigureTable
      name={words.byGame}
      columns={games.map(titleOf)}
      shares={games.map(({ won, played }) => won / played)}
      rows={[
        row(words.played, ({ played }) => played),
        row(words.won, ({ won }) => won),
        row(words.average, ({ average }) => average),
        row(words.highest, ({ highest }) => highest),
        row(words.lowest, ({ lowest }) => lowest),
      ]}
    />
  )
}

function titleOf({ game }: { game: string }): string {
  return findManifest(game)?.title ?? game
}

/** What reviews of one's games came to, on average. */
function Reviewed({ games }: { games: StatisticsAnswer['games'] }): ReactNode {
  const words = useMine()
  const { pointsOf, shareChange } = figuresIn(useLanguage())
  if (games.length === 0) return null
  const row = (name: string, told: (game: GameTotals) => string) => ({ name, figures: games.map(told) })
  return (
    <FigureTable
      name={words.reviewed}
      columns={games.map(titleOf)}
      rows={[
        row(words.played, ({ reviewed }) => pointsOf(reviewed)),
        row(words.luck, ({ luck }) => shareChange(luck)),
        row(words.play, ({ play }) => shareChange(play)),
        row(words.inaccuracies, ({ inaccuracies }) => pointsOf(inaccuracies)),
        row(words.mistakes, ({ mistakes, inaccuracies, blunders }) =>
          pointsOf(mistakes - inaccuracies - blunders),
        ),
        row(words.blunders, ({ blunders }) => pointsOf(blunders)),
      ]}
    />
  )
}

function People({ people }: { people: StatisticsAnswer['people'] }): ReactNode {
  const words = useMine()
  return (
    <FigureTable
      name={words.headToHead}
      columns={[words.played, words.iWon, words.theyWon]}
      rows={people.map(({ name, played, won, lost }) => ({
        name,
        share: won / Math.max(1, won + lost),
        figures: [played, won, lost].map(String),
      }))}
    />
  )
}
