let isAnswering = false

/**
 * Does what a tap asks for when the screen has shown that it counts: to draw a whole move or page takes a slow phone
 * longer than a finger should wait. Taps in between find nothing to do.
 */
export function answerTap(work: () => void): void {
  if (isAnswering) return
  isAnswering = true
  afterPaint(() => {
    isAnswering = false
    work()
  })
}

/** Shows at once that a tap counts. */
export function showTapped(tapped: Element | null): void {
  tapped?.setAttribute('data-tapped', '')
  afterPaint(() => tapped?.removeAttribute('data-tapped'))
}

/** The second frame is asked for when the first one is on the screen; a task set by it does not hold it up either. */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => void setTimeout(work)))
}
