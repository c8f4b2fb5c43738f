import type { BlobCache } from '@rattlecup/kit'

const NAME = 'rattlecup-tables'
const address = (name: string): string => `/tables/${encodeURIComponent(name)}`

/** Where the browser keeps the tables that bots compute. Pages without a secure address have none and compute again. */
export const browserCache: BlobCache = {
  async read(name) {
    const found = await openCache().then((cache) => cache?.match(address(name)))
    return found && new Uint8Array(await found.arrayBuffer())
  },
  async write(name, bytes) {
    const cache = await openCache()
    await cache?.put(address(name), new Response(bytes.slice().buffer))
  },
}

function openCache(): Promise<Cache | undefined> {
  return 'caches' in globalThis ? caches.open(NAME).catch(() => undefined) : Promise.resolve(undefined)
}
