import type { Game } from '@rattlecup/kit'

type Sentences = Readonly<Record<string, string>>

const SENTENCES: Readonly<Record<string, () => Promise<{ readonly REASONS: Sentences }>>> = {
  gambler: () => import('../gambler/bots/reasons.ts'),
  onecard: () => import('../onecard/bots/reasons.ts'),
  qwixx: () => import('../qwixx/bots/reasons.ts'),
  strike: () => import('../strike/bots/reasons.ts'),
}

/** The English sentence for each reason that a game's bots give; names in braces stand for the reason's values. */
export async function sentencesOf(game: Game): Promise<Sentences> {
  return (await SENTENCES[game.id]?.())?.REASONS ?? {}
}
