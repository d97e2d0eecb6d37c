import type { FastifyInstance } from 'fastify'
import { ShopError, sentence } from '../../ground/errors.ts'

/** After this time another process, or this one restarted, may answer. */
const AGAIN_IN_SECONDS = 2

/**
 * A call that arrives while the shop closes is refused like any other, with our headers and as problem+json. For
 * servers with `return503OnClosing: false`: Fastify's own answer has neither.
 */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.addHook('onRequest', (_request, _reply, done) => {
    if (!isClosing) return done()
    const extras = { retryAfterSeconds: AGAIN_IN_SECONDS }
    done(new ShopError(503, 'UNAVAILABLE', sentence('closing'), extras))
  })
}
