import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** They change nothing that is kept: a question asked with a body, and what follows an order. */
const CHANGES_NOTHING_KEPT = new Set(['/api/orders/quote', '/api/payment/charge'])

/**
 * A call that may change something is answered after this process has heard of the change itself:
 * whoever has the answer never sees an older price here, whichever part of the shop wrote it.
 */
export function answerAfterHearing(app: FastifyInstance, deps: Pick<Deps, 'catchUp'>): void {
  const { catchUp } = deps
  if (!catchUp) return
  const onSend = () => catchUp()
  app.addHook('onRoute', (route) => {
    const methods = [route.method].flat()
    if (methods.every((method) => READS.has(method)) || CHANGES_NOTHING_KEPT.has(route.url)) return
    route.onSend = [route.onSend ?? [], onSend].flat()
  })
}
