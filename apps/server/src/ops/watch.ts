import type { Logger } from 'pino'
import type { Store } from '../store/contract.ts'
import type { Metrics } from './metrics.ts'

/** Counts and logs what goes wrong on our side. */
export type Report = (error: Error, about?: string) => void

/** Without its database a server can only fail: it ends, and whoever started it starts it again. */
export function exitWhenLost(
  { lost }: Pick<Store, 'lost'>,
  logger: Logger,
  exit: (code: number) => void = process.exit,
): void {
  void lost.then((error) => {
    logger.fatal({ err: error }, 'the database is lost; the server ends')
    exit(1)
  })
}

export function reporter(logger: Logger, metrics: Metrics): Report {
  return (error, about = 'a message') => {
    metrics.countFailure()
    logger.error({ err: error }, `failed: ${about}`)
  }
}
