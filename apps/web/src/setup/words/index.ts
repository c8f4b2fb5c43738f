import { catalogue } from '../../catalogue.ts'

/** The words of setting up a table. */
export const useSetupWords = catalogue({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
})
