import { findManifest } from '@rattlecup/games/manifest'
import type { StatisticsAnswer } from '@rattlecup/protocol/client'
import { useLanguage } from '@rattlecup/ui'
import { useEffect, useState, type ReactNode } from 'react'
import type { ApiAnswer } from '../online/api.ts'
import { isKnownGuest } from '../online/identity.ts'
import { Trouble } from '../online/parts/trouble.tsx'
import { ButtonLink } from '../parts/button.tsx'
import { PageSheet } from '../parts/page-sheet.tsx'
import { deviceStatistics } from './device-statistics.ts'
import { Favourites } from './favourites.tsx'
import { FigureTable } from './figure-table.tsx'
import css from './games-page.module.css'
import { readStatistics } from './history.ts'
import { ScorePlot } from './score-plot.tsx'
import { useMine } from './words/index.ts'

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
  const answer = isKnownGuest() ? await readStatistics() : undefined
  if (answer && (answer.ok || answer.problem !== 'unreachable')) return answer
  return { ok: true, value: await deviceStatistics() }
}

function Totals({ games }: { games: StatisticsAnswer['games'] }): ReactNode {
  const words = useMine()
  const number = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 1 })
  return (
    <FigureTable
      name={words.byGame}
      columns={[words.played, words.won, words.average, words.highest, words.lowest]}
      rows={games.map(({ game, played, won, average, highest, lowest }) => ({
        name: findManifest(game)?.title ?? game,
        share: won / played,
        figures: [played, won, average, highest, lowest].map((figure) => number.format(figure)),
      }))}
    />
  )
}

/** What reviews of one's games came to, on average. */
function Reviewed({ games }: { games: StatisticsAnswer['games'] }): ReactNode {
  const words = useMine()
  const language = useLanguage()
  if (games.length === 0) return null
  const share = new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' })
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  return (
    <FigureTable
      name={words.reviewed}
      columns={[words.played, words.luck, words.play, words.inaccuracies, words.mistakes, words.blunders]}
      rows={games.map(({ game, reviewed, luck, play, mistakes, inaccuracies, blunders }) => ({
        name: findManifest(game)?.title ?? game,
        figures: [
          number.format(reviewed),
          share.format(luck),
          share.format(play),
          ...[inaccuracies, mistakes - inaccuracies - blunders, blunders].map((count) =>
            number.format(count),
          ),
        ],
      }))}
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
