import { catalogue } from '../../catalogue.ts'

/** The words of the settings page. */
export const useSettingsWords = catalogue({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
})
