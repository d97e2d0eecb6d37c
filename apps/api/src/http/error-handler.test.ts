import net from 'node:net'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { renderErrors } from './error-handler.ts'

/** What a shop answers to a call in which something goes wrong. */
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

it('what somebody may not do is told apart from what is not there', async () => {
  const error = Object.assign(new Error('Staff only'), { statusCode: 403 })

  expect(await answerTo(error)).toMatchObject({
    status: 403,
    code: 'FORBIDDEN',
    detail: 'Staff only',
  })
})

it('who leaves in the middle of a body is no failure of ours', async () => {
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
