import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { saveBlob } from '../download.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import type { TableNow } from '../table/use-table.ts'
import { headline } from './headline.ts'
import { drawResult, resultLine, type ResultCard } from './result-card.ts'
import css from './share-dialog.module.css'
import { ranked } from './standing.tsx'
import { useResultWords } from './words/index.ts'

/** The result as a picture and a line, to be sent wherever one likes. */
export function ShareDialog({
  now,
  link,
  close,
}: {
  now: TableNow
  link: string | undefined
  close: () => void
}): ReactNode {
  const words = useResultWords()
  const card = useCard(now)
  const picture = usePicture(card)
  const [isCopied, setCopied] = useState(false)
  const text = [resultLine(card), link].filter(Boolean).join('\n')
  const copy = (): void => void navigator.clipboard.writeText(text).then(() => setCopied(true))
  const sheet = shareSheet(picture?.file, text)
  return (
    <Dialog title={words.shareTitle} close={close}>
      {picture && <img className={css['picture']} src={picture.url} alt={resultLine(card)} />}
      <p className={css['line']}>{text}</p>
      <div className={css['buttons']}>
        {sheet && (
          <Button look="primary" onClick={() => void navigator.share(sheet).catch(() => undefined)}>
            {words.shareText}
          </Button>
        )}
        <Button onClick={copy}>{words.copyText}</Button>
        {picture && (
          <Button onClick={() => saveBlob(picture.file.name, picture.file)}>{words.savePicture}</Button>
        )}
      </div>
      <p role="status">{isCopied ? words.copied : ''}</p>
    </Dialog>
  )
}

function useCard({ table, scene, players }: TableNow): ResultCard {
  const words = useResultWords()
  const { status } = scene
  return useMemo(
    () => ({
      game: table.game.title,
      headline: headline(status, players, table, words),
      lines: ranked(status).map((seat) => ({
        name: players[seat]?.name ?? '',
        score: words.pointsOf(status.scores[seat] ?? 0),
        hasWon: status.winners.includes(seat),
      })),
    }),
    [status, players, table, words],
  )
}

interface Picture {
  readonly file: File
  readonly url: string
}

function usePicture(card: ResultCard): Picture | undefined {
  const [picture, setPicture] = useState<Picture>()
  useEffect(() => {
    let url: string | undefined
    void drawResult(card).then((blob) => {
      if (!blob) return
      url = URL.createObjectURL(blob)
      setPicture({ file: new File([blob], 'rattlecup.png', { type: blob.type }), url })
    })
    return () => void (url && URL.revokeObjectURL(url))
  }, [card])
  return picture
}

/** What the device's own sheet can take of it; undefined where there is none. */
function shareSheet(file: File | undefined, text: string): ShareData | undefined {
  const whole = { text, ...(file && { files: [file] }) }
  return [whole, { text }].find((data) => navigator.canShare?.(data))
}
