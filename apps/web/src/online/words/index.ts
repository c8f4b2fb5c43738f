import { catalogue } from '../../catalogue.ts'

/** The words of tables with friends. */
export const useOnline = catalogue({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
})
