import { pino, type Logger } from 'pino'

/** One JSON object a line. Nothing that could open a door is ever written: no cookies, tokens, seeds or secrets. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: ['req.headers.cookie', 'req.headers.authorization', '*.secret', '*.token', '*.seed'],
  })
}
