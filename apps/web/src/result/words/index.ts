import { catalogue } from '../../catalogue.ts'

/** The words of the result screen. */
export const useResultWords = catalogue({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
})
