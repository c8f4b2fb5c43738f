import { useState, type ReactNode } from 'react'
import { Button, ButtonLink } from '../parts/button.tsx'
import { trend } from '../session/statistics.ts'
import { useShell } from '../words/index.ts'
import { downloadGame } from './files.ts'
import css from './result.module.css'
import type { ResultProps } from './result.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { useResultWords } from './words/index.ts'

/** The end is a beginning. */
export function ResultActions(props: ResultProps & { showReview: () => void }): ReactNode {
  const words = useResultWords()
  const { now, rematch, otherBots, showReview } = props
  const hasWon = now.table.seat !== null && now.scene.status.winners.includes(now.table.seat)
  const other = hasWon ? otherBots?.stronger : otherBots?.easier
  const isOffered = other !== undefined && trend(now.table.game.id) !== undefined
  return (
    <>
      {isOffered && <p>{hasWon ? words.offerStronger : words.offerEasier}</p>}
      <div className={css['actions']}>
        {rematch && (
          <Button look={isOffered ? 'plain' : 'primary'} onClick={rematch}>
            {words.rematch}
          </Button>
        )}
        {other && (
          <Button look={isOffered ? 'primary' : 'plain'} onClick={other}>
            {hasWon ? words.stronger : words.easier}
          </Button>
        )}
        <Button onClick={showReview}>{words.toReview}</Button>
      </div>
      <More {...props} />
    </>
  )
}

/** What fewer people want. */
function More({ now, links = {}, showTable }: ResultProps): ReactNode {
  const shell = useShell()
  const words = useResultWords()
  const [isSharing, setSharing] = useState(false)
  const { table, players } = now
  return (
    <div className={css['more']}>
      {links.replay && (
        <ButtonLink look="quiet" to={links.replay} icon="play">
          {words.replay}
        </ButtonLink>
      )}
      {links.verify && (table.file ?? table.fileAt) && (
        <ButtonLink look="quiet" to={links.verify} icon="shield">
          {words.verify}
        </ButtonLink>
      )}
      <Button look="quiet" icon="share" onClick={() => setSharing(true)}>
        {words.share}
      </Button>
      <Button look="quiet" icon="download" onClick={() => void downloadGame(table, players)}>
        {words.download}
      </Button>
      <Button look="quiet" onClick={showTable}>
        {shell.showTable}
      </Button>
      {isSharing && <ShareDialog now={now} share={links.share} close={() => setSharing(false)} />}
    </div>
  )
}
