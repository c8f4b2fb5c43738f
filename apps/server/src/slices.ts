/** How long something may go on at a stretch, in milliseconds, while others wait for their turn of the event loop. */
export const SLICE_MS = 8

let lastTurn = Promise.resolve()

/** The next turn of the event loop in which nobody else goes on: however many do such work, everybody else plays on. */
export function nextTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => new Promise((resolve) => void setImmediate(resolve)))
  return lastTurn
}
