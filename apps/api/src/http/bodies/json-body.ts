import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { ShopError } from '../../ground/errors.ts'

/** How JSON.stringify writes NUL and half a character, which PostgreSQL would refuse or replace. */
const UNKEEPABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d)/

const malformed = (detail: string) => new ShopError(400, 'MALFORMED', detail)

/** Nothing else but JSON and uploads is read; keys of a prototype are refused by Fastify's own parser. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain')
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, bytes, done) => {
      // Read all the same it would be kept with signs in place of letters.
      if (!isUtf8(bytes)) return done(malformed('The body is not UTF-8'))
      const text = bytes.toString()
      void parse(request, text, (error, body) => {
        if (error) return done(error)
        // Both can only be written with an escape.
        if (text.includes('\\u') && UNKEEPABLE.test(JSON.stringify(body))) {
          return done(malformed('The body holds characters that cannot be kept'))
        }
        done(null, body)
      })
    },
  )
}
