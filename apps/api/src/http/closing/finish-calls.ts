import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Closing waits for calls whose visitors have left, too: the server itself waits for its connections only, and what
 * such a call has begun still needs the database. It does not wait for connections over which no call ever came: a
 * browser opens some beforehand, and Node counts them as busy, without any limit of time once it is closing. For the
 * routes that come after.
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
  const connections = new Set<Socket>()
  app.server.on('connection', (connection: Socket) => {
    connections.add(connection)
    connection.once('close', () => connections.delete(connection))
  })
  app.addHook('preClose', async () => {
    // Before waiting, so that no new visitor comes to a shop that answers nobody any more.
    app.server.close()
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy()
    await Promise.allSettled(atWork)
  })
}
