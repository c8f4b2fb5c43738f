import { pino, type Logger } from 'pino'

/** One JSON object a line. Cookies, tokens, seeds and secrets are never written. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: ['req.headers.cookie', 'req.headers.authorization', '*.secret', '*.token', '*.seed'],
  })
}
