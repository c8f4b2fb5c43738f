import { defineConfig } from 'vite'

/** The server of `npm start`; the development server passes on what is not a page. */
const server = `http://localhost:${process.env['PORT'] ?? 3000}`

export default defineConfig({
  root: import.meta.dirname,
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  worker: { format: 'es' },
  build: { target: 'es2022', modulePreload: { polyfill: false } },
})
