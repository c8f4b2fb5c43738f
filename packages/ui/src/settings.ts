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
  /** How long what others do is shown: in full, within a few seconds between two of the player's own turns, or not at all. */
  readonly pace: Tempo
  /** Whether the player's own dice wait until the player rolls them. */
  readonly handRolls: boolean
  /** Whether screen readers tell all that others do, or only what leads to a choice of the player's. */
  readonly speech: 'full' | 'brief'
  /** What the player wants to be called; empty where they have not said. */
  readonly name: string
}

export const TEMPOS = ['calm', 'brisk', 'instant'] as const
export type Tempo = (typeof TEMPOS)[number]

export const DEFAULT_SETTINGS: Settings = {
  language: 'en',
  theme: 'system',
  previews: true,
  sound: true,
  motion: 'full',
  pace: 'brisk',
  handRolls: true,
  speech: 'full',
  name: '',
}

export const SettingsContext = createContext<Settings>(DEFAULT_SETTINGS)

export function useSettings(): Settings {
  return use(SettingsContext)
}
