import { LanguageContext, SettingsContext } from '@rattlecup/ui'
import { Suspense, useEffect, type ReactNode } from 'react'
import { ErrorBoundary } from './parts/error-boundary.tsx'
import { Loading } from './parts/loading.tsx'
import { UpdateNote } from './pwa/update-note.tsx'
import { Page } from './routes.tsx'
import { useStoredSettings } from './settings-store.ts'
import { Broken } from './table/broken.tsx'

export function App(): ReactNode {
  const settings = useStoredSettings()
  useEffect(() => {
    document.documentElement.lang = settings.language
  }, [settings.language])
  useEffect(() => applyTheme(settings.theme), [settings.theme])
  return (
    <SettingsContext value={settings}>
      <LanguageContext value={settings.language}>
        <Suspense fallback={<Loading />}>
          <ErrorBoundary fallback={(again) => <Broken again={again} />}>
            <Page />
          </ErrorBoundary>
          <UpdateNote />
        </Suspense>
      </LanguageContext>
    </SettingsContext>
  )
}

/** The system may change its mind at dusk. */
function applyTheme(theme: 'system' | 'light' | 'dark'): () => void {
  const dusk = matchMedia('(prefers-color-scheme: dark)')
  const apply = (): void => {
    const isDark = theme === 'dark' || (theme === 'system' && dusk.matches)
    document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
  }
  apply()
  dusk.addEventListener('change', apply)
  return () => dusk.removeEventListener('change', apply)
}
