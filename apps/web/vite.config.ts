import { defineConfig, type Plugin } from 'vite'
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
    importScripts: ['/push.js'],
    globPatterns: ['**/*.{js,css,html,svg,png,woff2,wasm}'],
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/^\/(?:api|ws|metrics|dice)(?:\/|$)/, /\.[a-z0-9]+$/i],
    maximumFileSizeToCacheInBytes: 8 * 2 ** 20,
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
  },
})

const MANIFEST = /packages[\\/]games[\\/]src[\\/].*\bindex\.ts$/
const NOTHING = '\0nothing'

/** A manifest names all that a game brings: leaves out what this program never asks for. */
function without(parts: RegExp): Plugin {
  return {
    name: 'without',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer !== undefined && MANIFEST.test(importer) && parts.test(source) ? NOTHING : undefined,
    load: (id) => (id === NOTHING ? 'export {}' : undefined),
  }
}

/** What is always needed together is one file: fewer requests, better compressed. */
const TOGETHER = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  // Dice among friends, and the check of finished games, come with the pages that need them.
  { name: 'kit', test: /packages[\\/]kit[\\/]src[\\/][a-z-]+\.ts$/ },
  {
    name: 'table',
    test: /apps[\\/]web[\\/]src[\\/](?:table(?![\\/]panels)|session|thinking|pages)[\\/].*\.(?:ts|tsx)$/,
  },
]

export default defineConfig({
  root: import.meta.dirname,
  // Bots think in the worker; what is for a terminal is for neither.
  plugins: [offline, without(/^\.\/(?:bots|terminal)\//)],
  server: { proxy: { '/api': server, '/dice': server, '/ws': { target: server, ws: true } } },
  worker: {
    format: 'es',
    plugins: () => [without(/^#browser\/|^\.\/terminal\//)],
    rolldownOptions: { output: { chunkFileNames: 'assets/worker-[name]-[hash].js' } },
  },
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
