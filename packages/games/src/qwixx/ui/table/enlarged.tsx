import type { Seat } from '@rattlecup/kit'
import { useWords } from '@rattlecup/ui'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import type { QwixxSheet } from '../../rules/types.ts'
import { EMPTY_HAND } from '../sheet/boxes.ts'
import type { QwixxWords } from '../words/words.ts'
import css from './enlarged.module.css'
import type { QwixxScene } from './scene.ts'
import { Sheet } from './sheet.tsx'

interface EnlargedProps {
  readonly scene: QwixxScene
  readonly seat: Seat
  readonly close: () => void
}

/** Another player's sheet, large. A tap beside it or Escape puts it away. */
export function Enlarged({ scene: { view, nameOf }, seat, close }: EnlargedProps): ReactNode {
  const words = useWords<QwixxWords>()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) close()
  }
  const label = words.sheet.of(nameOf(seat))
  return (
    <dialog ref={dialog} className={css['dialog']} aria-label={label} onClose={close} onClick={closeOutside}>
      <div className={css['inside']}>
        <h2 className={css['title']}>{nameOf(seat)}</h2>
        <Sheet
          label={label}
          sheet={view.sheets[seat] as QwixxSheet}
          closed={view.closed}
          hand={EMPTY_HAND}
          fresh={[]}
          earlier={view.game > 1 ? view.totals[seat] : undefined}
        />
        <button type="button" className={css['close']} onClick={close}>
          {words.rival.close}
        </button>
      </div>
    </dialog>
  )
}
