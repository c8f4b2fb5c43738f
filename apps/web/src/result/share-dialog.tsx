import { resultLine, resultPicture, type ResultPicture } from '@rattlecup/games/picture'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { saveBlob } from '../download.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import type { ResultLinks } from '../table/table-screen.tsx'
import type { TableNow } from '../table/use-table.ts'
import { drawShapes } from './draw-shapes.ts'
import css from './share-dialog.module.css'
import { ShareLink } from './share-link.tsx'
import { useResultWords } from './words/index.ts'

/** The result as a picture, a line of symbols and a link, to be sent wherever one likes. */
export function ShareDialog({
  now,
  share,
  close,
}: {
  now: TableNow
  share: ResultLinks['share']
  close: () => void
}): ReactNode {
  const words = useResultWords()
  const shown = useShown(now)
  const [link, setLink] = useState<string>()
  const [isCopied, setCopied] = useState(false)
  if (!shown)
    return (
      <Dialog title={words.shareTitle} close={close}>
        {''}
      </Dialog>
    )
  const { picture, file, url } = shown
  const line = resultLine(picture.card)
  const text = [line, symbolsFor(picture, now), link].filter(Boolean).join('\n')
  const copy = (): void => void navigator.clipboard.writeText(text).then(() => setCopied(true))
  const sheet = shareSheet(file, text)
  return (
    <Dialog title={words.shareTitle} close={close}>
      {url && <img className={css['picture']} src={url} alt={line} />}
      <p className={css['line']}>{text}</p>
      <div className={css['buttons']}>
        {sheet && (
          <Button look="primary" onClick={() => void navigator.share(sheet).catch(() => undefined)}>
            {words.shareText}
          </Button>
        )}
        <Button onClick={copy}>{words.copyText}</Button>
        {file && <Button onClick={() => saveBlob(file.name, file)}>{words.savePicture}</Button>}
      </div>
      <p role="status">{isCopied ? words.copied : ''}</p>
      {share && <ShareLink game={share} link={link} setLink={setLink} />}
    </Dialog>
  )
}

/** What the reader had at the end, or else the winner. */
function symbolsFor({ symbols }: ResultPicture, { table, scene }: TableNow): string | undefined {
  return symbols[(table.isShared ? null : table.seat) ?? scene.status.winners[0] ?? 0]
}

interface Shown {
  readonly picture: ResultPicture
  readonly file: File | undefined
  readonly url: string | undefined
}

function useShown({ table, players }: TableNow): Shown | undefined {
  const { game, options, events } = table
  const names = useMemo(() => players.map(({ name }) => name), [players])
  const [shown, setShown] = useState<Shown>()
  useEffect(() => {
    let url: string | undefined
    const draw = async (): Promise<void> => {
      const log = { game: game.id, players: names.length, options, events }
      const picture = await resultPicture(game, log, names)
      const blob = await drawShapes(picture.shapes)
      url = blob && URL.createObjectURL(blob)
      setShown({ picture, file: blob && new File([blob], 'rattlecup.png', { type: blob.type }), url })
    }
    void draw()
    return () => void (url && URL.revokeObjectURL(url))
  }, [game, options, events, names])
  return shown
}

/** What the device's own sheet can take of it; undefined where there is none. */
function shareSheet(file: File | undefined, text: string): ShareData | undefined {
  const whole = { text, ...(file && { files: [file] }) }
  return [whole, { text }].find((data) => navigator.canShare?.(data))
}
