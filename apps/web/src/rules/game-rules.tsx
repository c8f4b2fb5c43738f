import { useLanguage, WithWords } from '@rattlecup/ui'
import { use, type ComponentType, type ReactNode } from 'react'
import { remembered } from '../catalogue.ts'
import { useGameUi } from '../table/use-game-ui.ts'

const pages = new Map<string, Promise<{ readonly Rules: ComponentType }>>()

/** A game's rules in the reader's language. */
export function GameRules({ game }: { game: string }): ReactNode {
  const language = useLanguage()
  const { ui, words } = useGameUi(game)
  const { Rules } = use(remembered(pages, `${game} ${language}`, ui.rules[language]))
  return (
    <WithWords words={words}>
      <Rules />
    </WithWords>
  )
}
