import { catalogue } from '../../catalogue.ts'

/** The words of replaying and verifying games. */
export const useRecordWords = catalogue({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
})
