import { once } from 'node:events'
import net from 'node:net'
import { setImmediate } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { finishCalls } from './finish-calls.ts'

it('a call whose client has left is finished before the shop closes', async () => {
  const events: string[] = []
  const begun = Promise.withResolvers<void>()
  const left = Promise.withResolvers<void>()
  const work = Promise.withResolvers<void>()
  const app = Fastify()
  finishCalls(app)
  app.get('/', async (request) => {
    request.raw.socket.once('close', () => left.resolve())
    begun.resolve()
    await work.promise
    events.push('finished')
    return {}
  })
  const { port, hostname } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const visitor = net.connect(Number(port), hostname)
  visitor.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n')
  await begun.promise
  visitor.destroy()
  await left.promise

  const closed = app.close().then(() => events.push('closed'))
  // Time enough for a server that waits for no one.
  for (let turn = 0; turn < 100; turn++) await setImmediate()
  work.resolve()
  await closed

  expect(events).toEqual(['finished', 'closed'])
})

it('an idle connection does not keep the shop open', async () => {
  const app = Fastify()
  finishCalls(app)
  const accepted = once(app.server, 'connection')
  const { port, hostname } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const visitor = net.connect(Number(port), hostname)
  const left = once(visitor, 'close')
  await accepted

  await app.close()

  await left
})
