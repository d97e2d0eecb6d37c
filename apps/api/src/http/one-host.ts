import type { FastifyInstance } from 'fastify'
import { ShopError } from '../ground/errors.ts'

/** Refuses two Host headers (RFC 9112 §3.2): a proxy may have used the other one. */
export function refuseSecondHosts(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const names = raw.rawHeaders.filter((_, index) => index % 2 === 0)
    if (names.filter((name) => name.toLowerCase() === 'host').length <= 1) return done()
    done(new ShopError(400, 'MALFORMED', 'The call names more than one host'))
  })
}
