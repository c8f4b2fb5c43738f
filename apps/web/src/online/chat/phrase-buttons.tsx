import { PHRASES, type Phrase } from '@rattlecup/protocol/client'
import type { ReactNode } from 'react'
import { useOnline } from '../words/index.ts'
import css from './chat.module.css'

/** Quick chat: everybody reads a phrase in their own language. */
export function PhraseButtons({ say }: { say: (phrase: Phrase) => void }): ReactNode {
  const words = useOnline()
  return (
    <div className={css['phrases']} role="group" aria-label={words.phrasesLabel}>
      {PHRASES.map((phrase) => (
        <button key={phrase} type="button" onClick={() => say(phrase)}>
          {words.phrases[phrase]}
        </button>
      ))}
    </div>
  )
}
