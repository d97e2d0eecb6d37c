import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A visitor's body must be complete by then: sending it slowly must not hold a connection (Reliability §3.3). */
export const BODY_MS = 15_000
/** No request takes longer: a file of 64 MB at 1 Mbit/s. */
export const LONGEST_REQUEST_MS = 600_000

const clocks = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** Rejects bodies that are incomplete after BODY_MS, with 408 as Node does after LONGEST_REQUEST_MS. */
export function awaitBodiesShortly(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (!hasBody(raw)) return done()
    const clock = setTimeout(() => {
      const tooSlow = Object.assign(new Error('Request timeout'), {
        code: 'ERR_HTTP_REQUEST_TIMEOUT',
      })
      // A call without a network, as in tests, has no connection to close.
      if (raw.socket instanceof Socket) app.server.emit('clientError', tooSlow, raw.socket)
    }, BODY_MS)
    const stop = () => clearTimeout(clock)
    raw.once('end', stop).once('close', stop)
    clocks.set(raw, clock)
    done()
  })
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** An upload takes as long as its sender's connection needs: for calls behind the staff door. */
export const awaitFile = ({ raw }: FastifyRequest): void => clearTimeout(clocks.get(raw))
