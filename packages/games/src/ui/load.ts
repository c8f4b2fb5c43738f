import type { GameUi } from '@rattlecup/ui'
import { lazy, type ComponentType } from 'react'
import { MANIFESTS, manifestOf } from '../manifest.ts'

/** All that a game brings to the screen. */
export async function loadUi(game: string): Promise<GameUi> {
  // A game's screens take views and moves of their own game only; by its name they always get those.
  return (await manifestOf(game).ui()).ui as GameUi
}

/** The picture of each game on the home page, loaded apart from the game itself. */
export const POSTERS: ReadonlyMap<string, ComponentType> = new Map(
  MANIFESTS.map(({ id, poster }) => [
    id,
    lazy(async () => ({ default: (await poster()).Poster as ComponentType })),
  ]),
)
