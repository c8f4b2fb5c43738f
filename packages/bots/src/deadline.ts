/** Anything that tells the time in milliseconds, such as `performance`. */
interface Clock {
  now(): number
}

/** A bot's time to think, from now on. Bots have no clock: whoever asks one lends it theirs. */
export function deadline(clock: Clock, ms: number): () => boolean {
  const end = clock.now() + ms
  return () => clock.now() > end
}
