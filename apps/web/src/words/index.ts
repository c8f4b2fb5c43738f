import { catalogue } from '../catalogue.ts'

/** The words of the shell. */
export const useShell = catalogue({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
})
