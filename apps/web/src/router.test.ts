import { expect, it } from 'vitest'
import { matchPath } from './router.ts'

it.each([
  ['/', '/', {}],
  ['/game/:id', '/game/a1', { id: 'a1' }],
  ['/game/:id', '/game/a1/', { id: 'a1' }],
  ['/play/:game', '/play/Alles%20auf', { game: 'Alles auf' }],
  ['/replay', '/replay', {}],
])('%s fits %s', (pattern, path, named) => expect(matchPath(pattern, path)).toEqual(named))

it.each([
  ['/', '/game'],
  ['/game/:id', '/game'],
  ['/game/:id', '/game/a/b'],
  ['/game/:id', '/game/%'],
])('%s does not fit %s', (pattern, path) => expect(matchPath(pattern, path)).toBeUndefined())
