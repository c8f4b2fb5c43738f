import '@fontsource/zilla-slab/latin-600.css'
import '@rattlecup/ui/theme.css'
import './base.css'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'

createRoot(document.getElementById('root') as HTMLElement).render(<App />)
