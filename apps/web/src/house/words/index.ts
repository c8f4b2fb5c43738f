import { catalogue } from '../../catalogue.ts'

/** The words of the page about the dice of a house. */
export const useHouseWords = catalogue({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
})
