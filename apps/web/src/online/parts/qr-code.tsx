import { use, type ReactNode } from 'react'
import { useOnline } from '../words/index.ts'
import css from './qr-code.module.css'

interface Grid {
  readonly size: number
  readonly data: ArrayLike<unknown>
}

const grids = new Map<string, Promise<Grid>>()

/** A link as a picture that a phone's camera reads. Who shows it waits until it is drawn. */
export function QrCode({ link }: { link: string }): ReactNode {
  const words = useOnline()
  const drawn = grids.get(link) ?? gridOf(link)
  grids.set(link, drawn)
  const grid = use(drawn)
  // Readers want four fields of quiet around it.
  return (
    <svg
      className={css['qr']}
      viewBox={`-4 -4 ${grid.size + 8} ${grid.size + 8}`}
      role="img"
      aria-label={words.qrOf(link)}
    >
      <path d={outline(grid)} />
    </svg>
  )
}

async function gridOf(link: string): Promise<Grid> {
  const { create } = await import('qrcode')
  return create(link, { errorCorrectionLevel: 'M' }).modules
}

/** One stroke for each run of dark fields in a row: fewer marks, and no seams between them. */
function outline({ size, data }: Grid): string {
  let path = ''
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const from = x
      while (x < size && data[y * size + x]) x++
      if (x > from) path += `M${from} ${y}h${x - from}v1h-${x - from}z`
    }
  }
  return path
}
