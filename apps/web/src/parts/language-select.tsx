import { LANGUAGES, useLanguage, type Language } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import { changeSettings } from '../settings-store.ts'
import { useShell } from '../words/index.ts'
import { Icon } from './icon.tsx'
import css from './language-select.module.css'

export function LanguageSelect(): ReactNode {
  const shell = useShell()
  return (
    <label className={css['language']}>
      <Icon name="globe" />
      <span className="visually-hidden">{shell.language}</span>
      <select
        value={useLanguage()}
        onChange={({ target }) => changeSettings({ language: target.value as Language })}
      >
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
