import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A body of a visitor comes whole within this time: who sends it drop by drop holds no connection (Reliability §3.3). */
export const BODY_MS = 15_000
/** No request takes longer: a file of 64 MB at 1 Mbit/s. */
export const LONGEST_REQUEST_MS = 600_000

const clocks = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** Sends away whose body is not whole after BODY_MS, with 408 as Node does after LONGEST_REQUEST_MS. */
export function awaitBodiesShortly(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (!hasBody(raw)) return done()
    const clock = setTimeout(() => {
      const tooSlow = Object.assign(new Error('Request timeout'), {
        code: 'ERR_HTTP_REQUEST_TIMEOUT',
      })
      // A call without a network, as tests make them, has no connection to close.
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

/** A file takes the time that its sender's line needs: for calls behind the staff door. */
export const awaitFile = ({ raw }: FastifyRequest): void => clearTimeout(clocks.get(raw))
