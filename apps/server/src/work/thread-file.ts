/**
 * The program of a worker thread: beside this file once everything is bundled, else a few words of JavaScript that load
 * the TypeScript source, which Node can't read by itself.
 */
export function threadFile(bundled: string, source: URL): URL {
  const here = import.meta.url
  return here.endsWith('.ts') ? source : new URL(bundled, here)
}
