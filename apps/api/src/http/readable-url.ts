import type { FastifyInstance } from 'fastify'
import { ShopError } from '../ground/errors.ts'

/** Refuses URLs with a NUL: PostgreSQL stores no such text, and no one types one. */
export function refuseUnreadableUrls(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (/%00|\0/.test(request.url)) {
      throw new ShopError(400, 'MALFORMED', 'The address holds characters that cannot be read')
    }
    done()
  })
}
