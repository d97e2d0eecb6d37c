import type { FastifyInstance } from 'fastify'

/**
 * Closing waits for calls whose visitors have left, too: the server itself waits for its connections only, and what
 * such a call has begun still needs the database. For the routes that come after.
 */
export function finishCalls(app: FastifyInstance): void {
  const atWork = new Set<Promise<unknown>>()
  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = function (request, reply) {
      const work: unknown = handler.call(this, request, reply)
      if (work instanceof Promise) {
        const end = () => atWork.delete(work)
        atWork.add(work)
        work.then(end, end)
      }
      return work
    }
  })
  app.addHook('preClose', async () => {
    // Before waiting, so that no new visitor comes to a shop that answers nobody any more.
    app.server.close()
    await Promise.allSettled(atWork)
  })
}
