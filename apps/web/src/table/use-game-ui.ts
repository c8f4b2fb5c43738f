import { loadUi } from '@rattlecup/games/ui'
import { useLanguage, type GameUi } from '@rattlecup/ui'
import { use } from 'react'
import { remembered } from '../remembered.ts'

const screens = new Map<string, Promise<GameUi>>()
const catalogues = new Map<string, Promise<{ readonly words: unknown }>>()

/** A game's screens and its words in the reader's language; who asks waits until they are there. */
export function useGameUi(game: string): { readonly ui: GameUi; readonly words: unknown } {
  const language = useLanguage()
  const ui = use(remembered(screens, game, () => loadUi(game)))
  const { words } = use(remembered(catalogues, `${game} ${language}`, () => ui.words[language]()))
  return { ui, words }
}
