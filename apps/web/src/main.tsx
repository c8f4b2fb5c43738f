import '@fontsource/zilla-slab/latin-600.css'
import '@rattlecup/ui/theme.css'
import './base.css'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { followUpdates } from './pwa/outdated.ts'

followUpdates(import.meta.url)

createRoot(document.getElementById('root') as HTMLElement).render(<App />)
