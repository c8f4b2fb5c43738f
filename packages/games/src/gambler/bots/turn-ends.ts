import { weightsOfText } from '@rattlecup/bots'
import { TurnShares } from './turn-shares.ts'

/** What was learned of turns' ends; imported only when somebody judges. */
export async function loadTurnEnds(): Promise<TurnShares> {
  return new TurnShares(weightsOfText((await import('./learned.ts')).WEIGHTS))
}
