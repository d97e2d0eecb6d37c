import type { FastifyBaseLogger } from 'fastify'
import { destination, pino } from 'pino'

/** What people typed and what opens doors stays out of the log (Reliability §3.1, P7). */
const SECRET = [
  'err.detail',
  'err.where',
  'err.parameters',
  'req.headers.authorization',
  'req.headers.cookie',
  'req.headers["x-order-token"]',
]

/** JSON lines on standard error; standard output is for the person who started the shop. */
export const openLogger = (level: string): FastifyBaseLogger =>
  pino({ level, redact: SECRET }, destination(2))
