import { Suspense, useState, type ReactNode } from 'react'
import { shareGame, unshareGame } from '../mine/history.ts'
import { CopyLink } from '../online/parts/copy-link.tsx'
import { Button } from '../parts/button.tsx'
import type { ResultLinks } from '../table/table-screen.tsx'
import css from './share-dialog.module.css'
import { useResultWords } from './words/index.ts'

/** A link that shows the game to anybody, from when its player makes it until they take it back. */
export function ShareLink({
  game,
  link,
  setLink,
}: {
  game: NonNullable<ResultLinks['share']>
  link: string | undefined
  setLink: (link: string | undefined) => void
}): ReactNode {
  const words = useResultWords()
  const [id, setId] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  const make = async (): Promise<void> => {
    const found = await game()
    const answer = found === undefined ? undefined : await shareGame(found)
    setId(found)
    setFailed(!answer?.ok)
    if (answer?.ok) setLink(answer.value.link)
  }
  const remove = async (): Promise<void> => {
    if (id !== undefined && (await unshareGame(id)).ok) setLink(undefined)
  }
  return (
    <section className={css['link']}>
      <p>{words.linkAbout}</p>
      {link === undefined ? (
        <Button onClick={() => void make()}>{words.makeLink}</Button>
      ) : (
        <>
          {/* A dialog that has to wait for words would close. */}
          <Suspense>
            <CopyLink link={link} />
          </Suspense>
          <Button look="quiet" onClick={() => void remove()}>
            {words.removeLink}
          </Button>
        </>
      )}
      <p role="status">{hasFailed ? words.linkFailed : ''}</p>
    </section>
  )
}
