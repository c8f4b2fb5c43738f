import { DEFAULT_SETTINGS, isLanguage, languageFor, type Settings, type Tempo } from '@rattlecup/ui'
import { startTransition, useSyncExternalStore } from 'react'
import { ValueStore } from './session/store.ts'

const KEY = 'rattlecup.settings'
const store = new ValueStore<Settings>(settingsNow())

export function useStoredSettings(): Settings {
  return useSyncExternalStore(store.subscribe, store.get)
}

export function changeSettings(change: Partial<Settings>): void {
  const settings = { ...store.value, ...change }
  localStorage.setItem(KEY, JSON.stringify(settings))
  // Words of another language are loaded first; until then the page stays as it is.
  startTransition(() => store.set(settings))
}

export function chosenTempo(): Tempo {
  return store.value.pace
}

export function toggleSound(): void {
  changeSettings({ sound: !store.value.sound })
}

/** As they are after everything kept was erased. */
export function restoreSettings(): void {
  startTransition(() => store.set(settingsNow()))
}

function settingsNow(): Settings {
  return { ...DEFAULT_SETTINGS, ...fromSystem(), ...kept() }
}

function fromSystem(): Partial<Settings> {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  return { language: languageFor(navigator.languages), motion: calm ? 'reduced' : 'full' }
}

function kept(): Partial<Settings> {
  try {
    const settings = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
    return isLanguage(settings.language) ? settings : {}
  } catch {
    return {}
  }
}
