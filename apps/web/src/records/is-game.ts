import { findManifest } from '@rattlecup/games/manifest'

export function isGame(id: string): boolean {
  return findManifest(id) !== undefined
}
