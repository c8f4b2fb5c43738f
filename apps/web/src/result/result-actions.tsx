import { useState, type ReactNode } from 'react'
import { Button, ButtonLink } from '../parts/button.tsx'
import { downloadGame, shareGame } from './files.ts'
import css from './result.module.css'
import type { ResultProps } from './result.tsx'
import { useResultWords } from './words/index.ts'

/** The end is a beginning. */
export function ResultActions({ now, rematch, links = {} }: ResultProps): ReactNode {
  const words = useResultWords()
  const [isCopied, setCopied] = useState(false)
  const { table, players } = now
  const share = async (): Promise<void> =>
    setCopied((await shareGame(table, players, links.share)) === 'copied')
  return (
    <div className={css['actions']}>
      {rematch && (
        <Button look="primary" onClick={rematch}>
          {words.rematch}
        </Button>
      )}
      {links.replay && (
        <ButtonLink to={links.replay} icon="play">
          {words.replay}
        </ButtonLink>
      )}
      {links.verify && table.file && (
        <ButtonLink to={links.verify} icon="shield">
          {words.verify}
        </ButtonLink>
      )}
      <Button icon="download" onClick={() => downloadGame(table, players)}>
        {words.download}
      </Button>
      <Button icon="share" onClick={share}>
        {words.share}
      </Button>
      <p role="status">{isCopied ? words.shared : ''}</p>
    </div>
  )
}
