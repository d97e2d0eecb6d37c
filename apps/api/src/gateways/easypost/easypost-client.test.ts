import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type EasyPostAnswer,
  startEasyPostServer,
} from '../../../test/providers/easypost-server.ts'
import { type EasyPostSettings, openEasyPost } from './easypost-client.ts'

let server: Awaited<ReturnType<typeof startEasyPostServer>>
beforeAll(async () => {
  server = await startEasyPostServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.asked.length = 0
})

const open = (changes: Partial<EasyPostSettings> = {}) =>
  openEasyPost({ ...server.settings, ...changes })

/** What comes of a POST that is answered like this. */
const ask = (answer: EasyPostAnswer, { client = open(), withinMs = 10_000 } = {}) => {
  server.answer(() => answer)
  return client.ask({ method: 'POST', path: '/addresses', body: { a: 1 }, withinMs })
}

describe('a request to EasyPost', () => {
  it('carries the key and JSON, and its answer is parsed', async () => {
    expect(await ask({ body: { id: 'adr_1' } })).toEqual({ id: 'adr_1' })
    expect(server.asked).toEqual([{ call: 'POST /v2/addresses', body: { a: 1 } }])
  })

  it('may ask without a body', async () => {
    server.answer(() => ({ status: 200, body: [] }))
    expect(await open().ask({ method: 'GET', path: '/shipments/1', withinMs: 10_000 })).toEqual([])
    expect(server.asked).toEqual([{ call: 'GET /v2/shipments/1', body: undefined }])
  })

  it.each([
    [
      { status: 422, body: { error: { code: 'ADDRESS.VERIFY.FAILURE', message: 'Not found' } } },
      { status: 422, code: 'ADDRESS.VERIFY.FAILURE', reason: 'Not found' },
    ],
    [
      { status: 402, body: { error: { code: 7 } } },
      { status: 402, code: undefined },
    ],
    [
      { status: 404, body: 'nothing here' },
      { status: 404, code: undefined },
    ],
  ])('is refused by %j', async (answer, expected) => {
    await expect(ask(answer)).rejects.toMatchObject({ name: 'EasyPostRefusal', ...expected })
  })

  it('is refused with a wrong key', async () => {
    const client = open({ apiKey: 'EZTKanother' })
    await expect(ask({ body: {} }, { client })).rejects.toMatchObject({
      status: 401,
      code: 'APIKEY.INACTIVE',
    })
  })

  it.each<[EasyPostAnswer]>([
    [{ status: 500, body: { error: { code: 'INTERNAL_SERVER_ERROR' } } }],
    [{ status: 503, body: '<html>Busy</html>' }],
    [{ status: 429, body: { error: { code: 'RATE_LIMITED' } } }],
    [{ status: 302, body: {} }],
    [{ status: 200, body: '<html>All is well</html>' }],
    [{ status: 200, body: '' }],
    ['drop'],
    ['cut'],
    ['endless'],
  ])('is not answered by %j', async (answer) => {
    await expect(ask(answer)).rejects.toMatchObject({ name: 'NoAnswer' })
  })

  it('is given up when it takes too long', async () => {
    await expect(ask('hang', { withinMs: 50 })).rejects.toMatchObject({ name: 'NoAnswer' })
  })

  it('is not answered where nobody listens', async () => {
    const closed = await startEasyPostServer()
    await closed.close()
    await expect(ask({ body: {} }, { client: open(closed.settings) })).rejects.toMatchObject({
      name: 'NoAnswer',
    })
  })
})

describe('the breaker of a client', () => {
  it('sends nothing after five failures, and leaves other clients alone', async () => {
    const client = open()
    for (let turn = 0; turn < 5; turn++) await ask('drop', { client }).catch(() => {})
    const asked = server.asked.length

    await expect(ask({ body: {} }, { client })).rejects.toMatchObject({ name: 'NoAnswer' })

    expect([client.isAvailable(), server.asked.length]).toEqual([false, asked])
    expect(await ask({ body: { id: 1 } })).toEqual({ id: 1 })
  })

  it('stays closed by refusals', async () => {
    const client = open()
    for (let turn = 0; turn < 9; turn++)
      await ask({ status: 422, body: {} }, { client }).catch(() => {})
    expect(client.isAvailable()).toBe(true)
  })
})
