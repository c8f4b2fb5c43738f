import { useLanguage, type InEveryLanguage, type Language } from '@rattlecup/ui'
import { use } from 'react'

/** A hook that gives the words of one part of the program in the reader's language; the part waits until they are there. */
export function catalogue<Words>(loaders: InEveryLanguage<{ readonly words: Words }>): () => Words {
  const loaded = new Map<Language, Promise<{ readonly words: Words }>>()
  return function useCatalogue() {
    const language = useLanguage()
    const promise = loaded.get(language) ?? loaders[language]()
    loaded.set(language, promise)
    return use(promise).words
  }
}
