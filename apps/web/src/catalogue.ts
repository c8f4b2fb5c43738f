import { useLanguage, type InEveryLanguage } from '@rattlecup/ui'
import { use } from 'react'
import { remembered } from './remembered.ts'

/** A hook that gives the words of one part of the program in the reader's language; the part waits until they are there. */
export function catalogue<Words>(loaders: InEveryLanguage<{ readonly words: Words }>): () => Words {
  const loaded = new Map<string, Promise<{ readonly words: Words }>>()
  return function useCatalogue() {
    const language = useLanguage()
    return use(remembered(loaded, language, loaders[language])).words
  }
}
