import { catalogue } from '../../catalogue.ts'

/** The words of the home page. */
export const useHomeWords = catalogue({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
})
