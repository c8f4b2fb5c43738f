import { createContext, use } from 'react'
import type { Language } from './language.ts'

/** What a player decides once, for all games. */
export interface Settings {
  readonly language: Language
  readonly theme: 'system' | 'light' | 'dark'
  /** Whether a move that can't be taken back is shown in pencil first. */
  readonly previews: boolean
  readonly sound: boolean
  /** `reduced` where the player or the system asks for less motion. */
  readonly motion: 'full' | 'reduced'
  /** What the player wants to be called; empty where they have not said. */
  readonly name: string
}

export const DEFAULT_SETTINGS: Settings = {
  language: 'en',
  theme: 'system',
  previews: true,
  sound: true,
  motion: 'full',
  name: '',
}

export const SettingsContext = createContext<Settings>(DEFAULT_SETTINGS)

export function useSettings(): Settings {
  return use(SettingsContext)
}
