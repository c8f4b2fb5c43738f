import { findManifest } from '@rattlecup/games/manifest'
import type { GameDice, HouseDice } from '@rattlecup/protocol/client'
import type { ReactNode } from 'react'
import { BarPlot } from './bar-plot.tsx'
import { FacesPlot } from './faces-plot.tsx'
import css from './house.module.css'
import { useHouseWords } from './words/index.ts'

/** Games and dice of the house in numbers, as far as they ended. */
export function HouseFigures({ dice }: { dice: HouseDice }): ReactNode {
  const words = useHouseWords()
  const { opened, over, stopped, dropped, byGame } = dice
  const sum = (count: (game: GameDice) => number): number =>
    byGame.reduce((total, game) => total + count(game), 0)
  const facts: [string, string][] = [
    [words.opened, words.number(opened)],
    [words.over, words.number(over)],
    [words.stopped, words.number(stopped)],
    [words.dropped, words.number(dropped)],
    [words.seals, words.number(sum(({ seals }) => seals))],
    [
      words.alone,
      words.outOf(
        sum(({ alone }) => alone),
        sum(({ rolls }) => rolls),
      ),
    ],
  ]
  return (
    <section>
      <h2>{words.figures}</h2>
      <dl className={css['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{words.aloneAbout}</p>
      <Unfinished dice={dice} />
      <h2>{words.faces}</h2>
      <p>{words.facesAbout}</p>
      <div className={css['plots']}>
        {byGame.length > 1 && <FacesPlot title={words.allGames} faces={allFaces(byGame)} />}
        {byGame.map(({ game, faces }) => (
          <FacesPlot key={game} title={findManifest(game)?.title ?? game} faces={faces} />
        ))}
      </div>
      {byGame.length === 0 && <p>{words.tooFew}</p>}
    </section>
  )
}

function Unfinished({ dice: { unfinished } }: { dice: HouseDice }): ReactNode {
  const words = useHouseWords()
  const bars = unfinished.map(({ hours, games }) => ({
    name: words.age(hours),
    value: games,
    shown: words.number(games),
  }))
  return (
    <BarPlot
      title={words.unfinished}
      heads={[words.since, words.games]}
      bars={bars}
      asTable={words.asTable}
    />
  )
}

function allFaces(byGame: readonly GameDice[]): number[] {
  const [first] = byGame
  return (first?.faces ?? []).map((_, face) =>
    byGame.reduce((sum, { faces }) => sum + (faces[face] as number), 0),
  )
}
