const OURS = 'rattlecup.'

/** Everything that is kept on this device, by its name. */
export function keptHere(): Record<string, unknown> {
  return Object.fromEntries(ourKeys().map((key) => [key, readable(localStorage.getItem(key) ?? '')]))
}

/** Forgets everything, tables that bots computed included. */
export async function eraseKept(): Promise<void> {
  for (const key of ourKeys()) localStorage.removeItem(key)
  if ('caches' in globalThis) await caches.delete('rattlecup-tables')
}

function ourKeys(): string[] {
  const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
  return keys.filter((key) => key.startsWith(OURS)).sort()
}

function readable(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
