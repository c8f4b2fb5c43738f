import type { Game } from '@rattlecup/kit'
import { manifestOf } from '../manifest.ts'

/** The English sentence for each reason that a game's bots give; names in braces stand for the reason's values. */
export async function sentencesOf(game: Game): Promise<Readonly<Record<string, string>>> {
  return (await manifestOf(game.id).reasons?.())?.REASONS ?? {}
}
