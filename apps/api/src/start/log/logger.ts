import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, destination, type LogFn, pino } from 'pino'
import { isPassing } from '../../db/database-errors.ts'

/** User input and credentials stay out of the log (Reliability §3.1, P7). */
const SECRET = [
  'err.detail',
  'err.where',
  'err.parameters',
  'req.headers.authorization',
  'req.headers.cookie',
  'req.headers["x-order-token"]',
]

/** The number of lines about an unavailable database written per interval. */
const OUTAGE_LINES = 20
const OUTAGE_WINDOW_MS = 10_000

/**
 * JSON lines on standard error; standard output is for the person who started the shop. While the database is away each
 * request fails alike, hundreds in a second: after some lines only their number is logged.
 */
export function openLogger(
  level: string,
  stream: DestinationStream = destination(2),
  nowMs = () => performance.now(),
): FastifyBaseLogger {
  let windowEndsMs = 0
  let lines = 0
  let leftOut = 0

  function isTooMany(): boolean {
    if (nowMs() >= windowEndsMs) {
      windowEndsMs = nowMs() + OUTAGE_WINDOW_MS
      lines = 0
    }
    lines += 1
    return lines > OUTAGE_LINES
  }

  function logMethod(this: pino.Logger, args: Parameters<LogFn>, method: LogFn) {
    if (!isOfOutage(args[0])) return method.apply(this, args)
    if (isTooMany()) {
      leftOut += 1
      return
    }
    const before = leftOut
    leftOut = 0
    if (before > 0) this.warn({ leftOut: before }, 'more lines about the database were left out')
    method.apply(this, args)
  }

  return pino({ level, redact: SECRET, serializers: { err }, hooks: { logMethod } }, stream)
}

/** If the database is away the fault is not in our code: no stack then. */
function err(error: Error & { code?: string }) {
  if (!isPassing(error)) return pino.stdSerializers.err(error)
  const { name: type, message, code } = error
  return { type, message, code }
}

const isOfOutage = (logged: unknown): boolean =>
  typeof logged === 'object' && logged !== null && 'err' in logged && isPassing(logged.err)
