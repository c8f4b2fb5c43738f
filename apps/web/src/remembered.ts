/** What was loaded before, or a first load of it. What failed is tried again the next time. */
export function remembered<T>(
  known: Map<string, Promise<T>>,
  key: string,
  load: () => Promise<T>,
): Promise<T> {
  const promise = known.get(key) ?? load()
  known.set(key, promise)
  promise.catch(() => known.delete(key))
  return promise
}
