import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Closing also waits for calls whose visitors have left: the server itself waits only for its connections, but such a
 * call still needs the database. It does not wait for connections that never had a call: browsers open some in advance,
 * and Node counts them as busy, without a time limit once it is closing. For the routes registered after it.
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
    // Before waiting, so that no new visitor reaches a shop that no longer answers.
    app.server.close()
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy()
    await Promise.allSettled(atWork)
  })
}
