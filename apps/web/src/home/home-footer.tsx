import { useSettings } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import { Link } from '../link.tsx'
import { IconButton } from '../parts/button.tsx'
import { LanguageSelect } from '../parts/language-select.tsx'
import { changeSettings, toggleSound } from '../settings-store.ts'
import { useShell } from '../words/index.ts'
import css from './home-footer.module.css'
import { useHomeWords } from './words/index.ts'

/** Light, sound and language, one tap away. */
export function HomeFooter(): ReactNode {
  const shell = useShell()
  const words = useHomeWords()
  const { sound } = useSettings()
  const isDark = document.documentElement.dataset['theme'] === 'dark'
  return (
    <footer className={css['footer']}>
      <LanguageSelect />
      <IconButton
        icon={isDark ? 'sun' : 'moon'}
        label={isDark ? words.toLight : words.toDark}
        onClick={() => changeSettings({ theme: isDark ? 'light' : 'dark' })}
      />
      <IconButton
        icon={sound ? 'sound' : 'mute'}
        label={shell.sound}
        aria-pressed={sound}
        onClick={toggleSound}
      />
      <nav aria-label={words.more}>
        <Link to="/settings">{shell.settings}</Link>
        <Link to="/replay">{words.replayFile}</Link>
        <Link to="/verify">{words.verifyFile}</Link>
        <Link to="/house">{words.houseDice}</Link>
      </nav>
    </footer>
  )
}
