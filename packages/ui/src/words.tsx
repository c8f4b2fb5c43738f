import { createContext, use, type ReactNode } from 'react'

const WordsContext = createContext<unknown>(undefined)

/** Everything below speaks with these words: those of one game in one language. */
export function WithWords({ words, children }: { words: unknown; children: ReactNode }): ReactNode {
  return <WordsContext value={words}>{children}</WordsContext>
}

/** The words of the game whose components ask; a game's screens are always rendered inside its own words. */
export function useWords<Words>(): Words {
  return use(WordsContext) as Words
}
