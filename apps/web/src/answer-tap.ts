let isAnswering = false

/**
 * Shows at once that a tap counts, and does what it asks for when the screen has shown it: to draw a whole move or page
 * takes a slow phone longer than a finger should wait. Taps in between find nothing to do.
 */
export function answerTap(tapped: Element | null, work: () => void): void {
  if (isAnswering) return
  isAnswering = true
  tapped?.setAttribute('data-tapped', '')
  afterPaint(() => {
    isAnswering = false
    tapped?.removeAttribute('data-tapped')
    work()
  })
}

/** The second frame is asked for when the first one is on the screen; a task set by it does not hold it up either. */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => void setTimeout(work)))
}
