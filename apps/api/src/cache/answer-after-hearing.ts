import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Asked with a body, though it changes nothing. */
const QUESTIONS = new Set(['/api/orders/quote'])

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
    if (methods.every((method) => READS.has(method)) || QUESTIONS.has(route.url)) return
    route.onSend = [route.onSend ?? [], onSend].flat()
  })
}
