import { useLanguage, type InEveryLanguage } from '@rattlecup/ui'
import { use } from 'react'

/** What was loaded before, or a first load of it. What failed is tried again the next time. */
export function remembered<T>(
  known: Map<string, Promise<T>>,
  key: string,
  load: () => Promise<T>,
): Promise<T> {
  const promise = known.get(key) ?? load()
  if (known.has(key)) return promise
  known.set(key, promise)
  promise.then(
    // By this React knows that there is nothing to wait for, and shows nothing else meanwhile.
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => known.delete(key),
  )
  return promise
}

/** A hook that gives the words of one part of the program in the reader's language; the part waits until they are there. */
export function catalogue<Words>(loaders: InEveryLanguage<{ readonly words: Words }>): () => Words {
  const loaded = new Map<string, Promise<{ readonly words: Words }>>()
  return function useCatalogue() {
    const language = useLanguage()
    return use(remembered(loaded, language, loaders[language])).words
  }
}
