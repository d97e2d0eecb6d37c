import type { FastifyInstance } from 'fastify'

interface OneClick {
  /** For the call in a mail's List-Unsubscribe header. */
  address: string
  /** For the page with the button. */
  page: string
}

/**
 * Lets mail programs unsubscribe with one click (RFC 8058): they post a form of their own, whose fields are ignored.
 * People whose mail program opens the URL instead get the page with the button, which no mail scanner clicks.
 */
export function acceptOneClick(app: FastifyInstance, { address, page }: OneClick): void {
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { bodyLimit: 1024 },
    (_request, payload, done) => {
      payload.resume()
      done(null)
    },
  )

  app.get(address, { schema: { hide: true } }, (request, reply) => {
    const { search } = new URL(request.url, 'http://shop')
    return reply.redirect(`/#/${page}${search}`, 302)
  })
}
