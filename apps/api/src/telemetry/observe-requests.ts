import type { Span } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ShopError } from '../ground/errors.ts'
import type { Parts } from './parts.ts'

/** Counts, times and traces every request by its route, never by its URL: that may contain names and tokens. */
export function observeRequests(app: FastifyInstance, { figures, tracing }: Parts): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  const routeOf = ({ routeOptions: { url = 'none' } }: FastifyRequest) =>
    // Each built file has a route of its own, with a name that changes with the next build.
    url.startsWith('/assets/') ? '/assets/*' : url

  if (tracing) {
    app.addHook('onRequest', (request, _reply, done) => {
      const { method, id } = request
      const route = routeOf(request)
      const span = tracing.tracer.startSpan(`${method} ${route}`, {
        kind: 1,
        attributes: {
          'http.request.method': method,
          'http.route': route,
          'mendwell.request_id': id,
        },
      })
      spans.set(request, span)
      tracing.within(span, done)
    })
  }

  app.addHook('onError', async (_request, _reply, error) => {
    if (error instanceof ShopError) figures?.refusals.inc({ code: error.code })
  })

  app.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const status = String(reply.statusCode)
    const seconds = reply.elapsedTime / 1_000
    figures?.requests.observe({ method, route: routeOf(request), status }, seconds)
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span?.setStatus({ code: 2 })
    span?.end()
  })
}
