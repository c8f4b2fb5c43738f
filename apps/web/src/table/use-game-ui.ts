import { loadUi } from '@rattlecup/games/ui'
import { useLanguage, type GameUi, type Language } from '@rattlecup/ui'
import { use } from 'react'
import { remembered } from '../catalogue.ts'

const screens = new Map<string, Promise<GameUi>>()
const catalogues = new Map<string, Promise<{ readonly words: unknown }>>()

/** Begins to load a game's screens, and after them its words and what is large, before anybody waits for them. */
export function preloadGame(game: string, language: Language): void {
  const ui = remembered(screens, game, () => loadUi(game))
  // Whoever needs them is told what went wrong.
  ui.then(async ({ words, preload }) => {
    await remembered(catalogues, `${game} ${language}`, words[language])
    await preload?.()
  }).catch(() => undefined)
}

/** A game's screens and its words in the reader's language; who asks waits until they are there. */
export function useGameUi(game: string): { readonly ui: GameUi; readonly words: unknown } {
  const language = useLanguage()
  const ui = use(remembered(screens, game, () => loadUi(game)))
  const { words } = use(remembered(catalogues, `${game} ${language}`, () => ui.words[language]()))
  return { ui, words }
}
