import { catalogue } from '../../catalogue.ts'

/** The words of what is mine: games over days, calls, history and statistics. */
export const useMine = catalogue({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
})
