import { useRef, type PointerEvent } from 'react'

/** Pixels after which a press is a drag and no longer a tap. */
const SLACK = 8

interface Drag {
  readonly die: HTMLElement
  readonly x: number
  readonly y: number
  moved: boolean
}

interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void
}

/**
 * Moves a die under the finger and tells where it is let go. `wasDrag` answers, and forgets, whether the click that a
 * browser sends after it belongs to a drag.
 */
export function useDrag(callbacks: { start: () => void; drop: (row: number | undefined) => void }): {
  handlers: DragHandlers
  wasDrag: () => boolean
} {
  const drag = useRef<Drag>(undefined)
  const dragged = useRef(false)
  const move = (event: PointerEvent): void => {
    if (drag.current && follow(drag.current, event)) callbacks.start()
  }
  const end = (event: PointerEvent, dropped: boolean): void => {
    const done = drag.current
    drag.current = undefined
    if (!done?.moved) return
    const row = dropped ? rowUnder(event) : undefined
    letGo(done)
    dragged.current = true
    callbacks.drop(row)
  }
  const wasDrag = (): boolean => {
    const answer = dragged.current
    dragged.current = false
    return answer
  }
  const handlers: DragHandlers = {
    onPointerDown: (event) => {
      dragged.current = false
      if (event.isPrimary && event.button === 0) drag.current = grab(event)
    },
    onPointerMove: move,
    onPointerUp: (event) => end(event, true),
    onPointerCancel: (event) => end(event, false),
  }
  return { handlers, wasDrag }
}

function grab(event: PointerEvent<HTMLElement>): Drag {
  event.currentTarget.setPointerCapture(event.pointerId)
  return { die: event.currentTarget, x: event.clientX, y: event.clientY, moved: false }
}

/** Whether the drag begins with this movement. The die is moved past React: a finger is faster than a rendering. */
function follow(drag: Drag, event: PointerEvent): boolean {
  const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y]
  const begins = !drag.moved && Math.hypot(dx, dy) > SLACK
  if (begins) drag.moved = true
  if (drag.moved) {
    drag.die.style.translate = `${dx}px ${dy}px`
    drag.die.style.pointerEvents = 'none'
    drag.die.style.zIndex = '2'
  }
  return begins
}

function letGo({ die }: Drag): void {
  for (const property of ['translate', 'pointer-events', 'z-index']) die.style.removeProperty(property)
}

function rowUnder({ clientX, clientY }: PointerEvent): number | undefined {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-row]')
  return row ? Number(row.dataset['row']) : undefined
}
