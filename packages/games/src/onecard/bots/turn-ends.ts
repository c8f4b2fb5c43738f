import { weightsOfText } from '@rattlecup/bots'
import { TurnEnds } from './turn-shares.ts'

/** What was learned of turns' ends; imported only when somebody judges. */
export async function loadTurnEnds(): Promise<TurnEnds> {
  const { TOGETHER_WEIGHTS, ALONE_WEIGHTS } = await import('./learned.ts')
  return new TurnEnds(weightsOfText(TOGETHER_WEIGHTS), weightsOfText(ALONE_WEIGHTS))
}
