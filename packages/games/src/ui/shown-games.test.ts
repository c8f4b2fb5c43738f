import { expect, it } from 'vitest'
import { GAMES } from '../registry.ts'
import { SHOWN_GAMES } from './shown-games.ts'

it('shows every game of the registry, as it is', () => {
  expect(SHOWN_GAMES).toEqual(GAMES.map(({ id, title, players }) => ({ id, title, players })))
})
