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
