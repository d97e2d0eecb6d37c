import net from 'node:net'
import { fastify, LogController } from 'fastify'
import { expect, it } from 'vitest'
import { openLogger } from '../start/log/logger.ts'
import { renderErrors } from './error-handler.ts'
import { requestIdOf } from './request-id.ts'

/** How a shop answers a call in which something goes wrong. */
async function answerTo(error: Error) {
  const app = fastify()
  renderErrors(app)
  app.get('/', () => {
    throw error
  })
  const answer = await app.inject('/')
  await app.close()
  return answer.json()
}

it('a forbidden call is distinguished from a missing object', async () => {
  const error = Object.assign(new Error('Staff only'), { statusCode: 403 })

  expect(await answerTo(error)).toMatchObject({
    status: 403,
    code: 'FORBIDDEN',
    detail: 'Staff only',
  })
})

it('a client that leaves in the middle of a body is not an error of ours', async () => {
  const app = fastify()
  renderErrors(app)
  app.post('/', () => 'never')
  const { promise: answered, resolve } = Promise.withResolvers<number>()
  app.addHook('onSend', async (_request, { statusCode }) => resolve(statusCode))
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const socket = net.connect(Number(port), '127.0.0.1')

  socket.end(
    'POST / HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"a"',
  )

  expect(await answered).toBe(400)
  await app.close()
})

/** What is logged and answered when a route of an order fails. */
async function breakOrder(headers: Record<string, string>) {
  const lines: Record<string, unknown>[] = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const app = fastify({
    loggerInstance: openLogger('error', stream),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
  })
  renderErrors(app)
  app.put('/orders/:id', () => {
    throw new Error('broken')
  })
  const answer = await app.inject({ method: 'PUT', url: '/orders/7?token=secret', headers })
  await app.close()
  return { lines, answer }
}

it('an error is logged with its route, method and the id in the response', async () => {
  const { lines, answer } = await breakOrder({ 'x-request-id': 'from-the-proxy-1' })

  expect(lines).toMatchObject([
    {
      msg: 'request failed',
      method: 'PUT',
      route: '/orders/:id',
      requestId: 'from-the-proxy-1',
      err: { message: 'broken' },
    },
  ])
  expect(answer.headers['x-request-id']).toBe('from-the-proxy-1')
  expect(JSON.stringify(lines)).not.toContain('secret')
})

it.each<Record<string, string>>([
  {},
  { 'x-request-id': 'a"}\n{"level":60' },
  { 'x-request-id': 'x'.repeat(500) },
])('a request without a well-formed number is given one: %j', async (headers) => {
  const { lines, answer } = await breakOrder(headers)

  expect(lines[0]?.requestId).toMatch(/^[0-9a-f-]{36}$/)
  expect(answer.headers['x-request-id']).toBe(lines[0]?.requestId)
})
