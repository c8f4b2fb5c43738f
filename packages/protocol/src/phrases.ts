/** Quick chat: the client shows each in its reader's language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'nice-roll',
  'bad-luck',
  'your-turn',
  'one-moment',
  'thanks',
  'sorry',
  'good-game',
  'again',
  'goodbye',
] as const

export type Phrase = (typeof PHRASES)[number]
