import { useRef, useState, type ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import { useOnline } from '../words/index.ts'
import css from './copy-link.module.css'

const TOLD_MS = 2500

/** A link to pass on: it can always be selected by hand, and copied or shared where the browser lets us. */
export function CopyLink({ link, text }: { link: string; text?: string }): ReactNode {
  const words = useOnline()
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    field.current?.select()
    const done = await copied(link)
    setCopied(done)
    setTimeout(() => setCopied(false), TOLD_MS)
  }
  return (
    <div className={css['link']}>
      <input
        ref={field}
        value={link}
        readOnly
        aria-label={words.link}
        onFocus={({ target }) => target.select()}
      />
      <Button onClick={() => void copy()} aria-live="polite" {...(isCopied ? { icon: 'check' } : {})}>
        {isCopied ? words.copied : words.copyLink}
      </Button>
      {'share' in navigator && (
        <Button icon="share" onClick={() => void share(link, text)}>
          {words.shareLink}
        </Button>
      )}
    </div>
  )
}

/** Pages without a secure address have no clipboard of their own, but may still copy what is selected. */
async function copied(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link)
    return true
  } catch {
    return document.execCommand('copy')
  }
}

/** Whoever thinks better of it has shared nothing; that is no fault. */
function share(url: string, text?: string): Promise<void> {
  return navigator.share({ url, ...(text === undefined ? {} : { text }) }).catch(() => {})
}
