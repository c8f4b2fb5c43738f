import type { Game, GameLog, GameTypes, Level, Seat } from '@rattlecup/kit'
import { MANIFESTS } from './registry.ts'
import type { Solver } from './solver.ts'

/**
 * All that a game brings, as its folder's `index.ts` says it. Everything but the first few facts is imported when it is
 * asked for: the home page loads no rules, a server no screens. What comes from `#browser/` only a browser can load.
 */
export interface GameManifest<T extends GameTypes = GameTypes> {
  readonly id: string
  readonly title: string
  readonly players: { readonly min: number; readonly max: number }
  /** What the game is about, in one sentence for each language. */
  readonly pitch: Readonly<Record<'en' | 'de' | 'fr' | 'it', string>>
  /** Against how many bots one person begins at once: enough to make it lively, few enough to make it quick. */
  readonly opponents: number
  /** For somebody's first game: easier options than usual, and bots of another level than `casual`. */
  readonly firstGame?: { readonly options?: object; readonly level?: Level }
  /** Options that only one player alone has, as they are unless chosen otherwise. */
  readonly alone?: Readonly<Record<string, unknown>>
  /** The rules. */
  game(): Promise<Game<T>>
  /** `GameUi`: the screens. */
  ui(): Promise<{ readonly ui: unknown }>
  /** The picture on the home page. */
  poster(): Promise<{ readonly Poster: unknown }>
  /** `GamePicture`: how a finished game is shown in a preview and in a chat; without it, by its points alone. */
  picture?(): Promise<{ readonly picture: unknown }>
  /** What is added up of somebody's games, such as crosses by row: names of the game's own, and how often. */
  tally?(): Promise<{ tally(log: GameLog, seat: Seat): Readonly<Record<string, number>> }>
  /** `(options) => TerminalUi`: how the game speaks and looks in a terminal. */
  terminal(): Promise<{ readonly terminalUi: unknown }>
  /** `LoadBots`: its own levels; without them it has the bots that know no game by name. */
  bots?(): Promise<{ readonly loadBots: unknown }>
  /** The English sentence for each reason that its bots give; names in braces stand for the reason's values. */
  reasons?(): Promise<{ readonly REASONS: Readonly<Record<string, string>> }>
  /** `GameAnalysis`: better judges than playouts by what looks best. */
  analysis?(): Promise<{ readonly analysis: unknown }>
  /** Solves the game outright. */
  solver?(): Promise<Solver>
}

export { MANIFESTS }

export function findManifest(id: string | undefined): GameManifest | undefined {
  return MANIFESTS.find((manifest) => manifest.id === id)
}

/** The manifest of a game that is known to be in the registry. */
export function manifestOf(id: string): GameManifest {
  const manifest = findManifest(id)
  if (!manifest) throw new Error(`no game is called ${id}`)
  return manifest
}
