import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** What proxies send: a UUID, a trace number. Anything else could forge log lines. */
const WELL_FORMED = /^[\w.:/+=-]{8,128}$/

/** The id that the proxy before the shop gave this request in X-Request-Id, else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID()
}
