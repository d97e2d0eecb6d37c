import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { ShopError } from '../../ground/errors.ts'

/** How JSON.stringify writes NUL and a lone surrogate, which PostgreSQL would refuse or replace. */
const UNKEEPABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d)/

const malformed = (detail: string) => new ShopError(400, 'MALFORMED', detail)

/** Only JSON and uploads are parsed; Fastify's own parser refuses prototype keys. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain')
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, bytes, done) => {
      // Otherwise it would be stored with replacement characters.
      if (!isUtf8(bytes)) return done(malformed('The body is not UTF-8'))
      const text = bytes.toString()
      void parse(request, text, (error, body) => {
        if (error) return done(error)
        // Both can only be written as escapes.
        if (text.includes('\\u') && UNKEEPABLE.test(JSON.stringify(body))) {
          return done(malformed('The body holds characters that cannot be kept'))
        }
        done(null, body)
      })
    },
  )
}
