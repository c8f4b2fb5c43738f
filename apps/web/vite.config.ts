import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

/** The server of `npm start`; the development server passes on what is not a page. */
const server = `http://localhost:${process.env['PORT'] ?? 3000}`

/** Everything is kept on the device, physics included, so that all four games are whole without a network. */
const offline = VitePWA({
  registerType: 'prompt',
  // The page registers it itself, once it is usable; a script in the page would break the server's policy.
  injectRegister: false,
  manifest: {
    id: '/',
    name: 'Rattlecup',
    short_name: 'Rattlecup',
    description: 'Four dice games to play, watch, learn and verify.',
    lang: 'en',
    categories: ['games'],
    display: 'standalone',
    start_url: '/',
    theme_color: '#c79f6e',
    background_color: '#c79f6e',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  workbox: {
    globPatterns: ['**/*.{js,css,html,svg,png,woff2,wasm}'],
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/^\/(?:api|ws|metrics)(?:\/|$)/, /\.[a-z0-9]+$/i],
    maximumFileSizeToCacheInBytes: 8 * 2 ** 20,
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
  },
})

/** What is always needed together is one file: fewer requests, better compressed. */
const TOGETHER = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  { name: 'kit', test: /packages[\\/]kit[\\/]|node_modules[\\/]@noble[\\/]/ },
  { name: 'table', test: /apps[\\/]web[\\/]src[\\/](?:table|session|thinking|pages)[\\/].*\.(?:ts|tsx)$/ },
]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [offline],
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  worker: { format: 'es', rolldownOptions: { output: { chunkFileNames: 'assets/worker-[name]-[hash].js' } } },
  // The server's policy allows no data: fonts.
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Physics and 3D are as large as they are; they are loaded for Strike only.
    chunkSizeWarningLimit: 3000,
    rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } }, checks: { pluginTimings: false } },
  },
})
