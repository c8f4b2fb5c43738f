import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'

/** Hears of what goes wrong on our side: counts it and writes it down. */
export type Report = (error: Error, about?: string) => void

export function reporter(logger: Logger, metrics: Metrics): Report {
  return (error, about = 'a message') => {
    metrics.countFailure()
    logger.error({ err: error }, `failed: ${about}`)
  }
}
