import { NAME_LENGTH } from '@rattlecup/protocol/client'
import { LANGUAGES, TEMPOS, useSettings, type Language, type Settings } from '@rattlecup/ui'
import type { ReactNode } from 'react'
import { Choice } from '../parts/choice.tsx'
import { Switch } from '../parts/switch.tsx'
import { changeSettings } from '../settings-store.ts'
import { useShell } from '../words/index.ts'
import css from './preferences.module.css'

const THEMES = ['system', 'light', 'dark'] as const

/** What a player decides once, for all games. */
export function Preferences(): ReactNode {
  const shell = useShell()
  const settings = useSettings()
  return (
    <div className={css['preferences']}>
      <Choice
        label={shell.language}
        value={settings.language}
        options={Object.entries(LANGUAGES) as [Language, string][]}
        isPaired
        change={(language) => changeSettings({ language })}
      />
      <Choice
        label={shell.theme}
        value={settings.theme}
        options={THEMES.map((theme) => [theme, shell.themes[theme]])}
        change={(theme) => changeSettings({ theme })}
      />
      <Choice
        label={shell.pace}
        about={shell.paceAbout}
        value={settings.pace}
        options={TEMPOS.map((pace) => [pace, shell.paces[pace]])}
        change={(pace) => changeSettings({ pace })}
      />
      <Switches settings={settings} />
      <label className={css['name']}>
        <span>{shell.name}</span>
        <input
          value={settings.name}
          maxLength={NAME_LENGTH}
          autoComplete="nickname"
          onChange={({ target }) => changeSettings({ name: target.value })}
        />
        <small>{shell.nameAbout}</small>
      </label>
    </div>
  )
}

function Switches({ settings }: { settings: Settings }): ReactNode {
  const shell = useShell()
  return (
    <>
      <Switch label={shell.sound} isOn={settings.sound} change={(sound) => changeSettings({ sound })} />
      <Switch
        label={shell.previews}
        about={shell.previewsAbout}
        isOn={settings.previews}
        change={(previews) => changeSettings({ previews })}
      />
      <Switch
        label={shell.handRolls}
        about={shell.handRollsAbout}
        isOn={settings.handRolls}
        change={(handRolls) => changeSettings({ handRolls })}
      />
      <Switch
        label={shell.motion}
        about={shell.motionAbout}
        isOn={settings.motion === 'reduced'}
        change={(calm) => changeSettings({ motion: calm ? 'reduced' : 'full' })}
      />
      <Switch
        label={shell.speech}
        about={shell.speechAbout}
        isOn={settings.speech === 'brief'}
        change={(isBrief) => changeSettings({ speech: isBrief ? 'brief' : 'full' })}
      />
    </>
  )
}
