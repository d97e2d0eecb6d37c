import { once } from 'node:events'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { readConfig } from '../../src/config/config.ts'
import { buildSetUpPage } from '../../src/start/set-up-page.ts'
import { startTestShop } from '../shop/start-test-shop.ts'

const shop = await startTestShop()
afterAll(() => shop.close())

const SECURE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
}
const UNAVAILABLE = {
  type: 'about:blank',
  title: 'Service Unavailable',
  status: 503,
  code: 'UNAVAILABLE',
}

it.each(['/api/config', '/', '/api/nothing'])(
  'while the shop closes, %s is a problem with all security headers',
  async (url) => {
    const closing = await startTestShop()
    const work = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    closing.app.get('/api/hold', async () => {
      begun.resolve()
      await work.promise
      return {}
    })
    const { port, hostname } = new URL(await closing.listen())
    // One visitor, whose second call comes while the first is still being answered.
    const visitor = net.connect(Number(port), hostname)
    const answers = text(visitor)
    visitor.write('GET /api/hold HTTP/1.1\r\nHost: shop\r\n\r\n')
    await begun.promise
    const arrived = once(closing.app.server, 'request')
    const closed = closing.close()
    await expect.poll(() => closing.app.server.listening).toBe(false)
    visitor.write(`GET ${url} HTTP/1.1\r\nHost: shop\r\n\r\n`)
    await arrived
    work.resolve()

    const [, refused = ''] = (await answers).split(/(?=HTTP\/1\.1 \d{3})/)
    expect(refused).toMatch(/^HTTP\/1\.1 503 /)
    const [head = '', body = ''] = refused.split('\r\n\r\n')
    const headers = Object.fromEntries(
      head.split('\r\n').map((line) => line.toLowerCase().split(': ')),
    )
    expect(headers).toMatchObject({
      ...SECURE,
      'content-type': expect.stringContaining('application/problem+json'),
      'retry-after': '2',
    })
    expect(JSON.parse(body)).toMatchObject({
      ...UNAVAILABLE,
      detail: 'The shop is being restarted. Please try again in a moment.',
    })
    await closed
  },
)

it('during setup, calls get a problem and people a page, with the same headers', async () => {
  const app = buildSetUpPage(readConfig({}))
  const call = await app.inject('/api/config')
  const page = await app.inject('/')

  expect(call.headers).toMatchObject({
    ...SECURE,
    'content-type': expect.stringContaining('application/problem+json'),
    'retry-after': '2',
  })
  expect(call.json()).toMatchObject({ ...UNAVAILABLE, detail: 'The shop is being set up' })
  expect(page.statusCode).toBe(503)
  expect(page.headers).toMatchObject({ ...SECURE, 'retry-after': '2' })
  expect(page.body).toContain('The shop is being set up')
  await app.close()
})

it('a shop at an https address sends HSTS with every response', async () => {
  const config = { publicUrl: 'https://shop.example' }
  const secure = await startTestShop({ config })

  for (const url of ['/api/config', '/', '/api/nothing', '/robots.txt']) {
    const ofHttps = (await secure.app.inject(url)).headers['strict-transport-security']
    expect(ofHttps, url).toBe('max-age=31536000')
    const ofHttp = (await shop.app.inject(url)).headers['strict-transport-security']
    expect(ofHttp, url).toBeUndefined()
  }
  const setUp = buildSetUpPage({ ...readConfig({}), ...config })
  expect((await setUp.inject('/')).headers['strict-transport-security']).toBe('max-age=31536000')
  await setUp.close()
  await secure.close()
})

it.each(['Host: evil.example', 'host: shop'])('two hosts are refused: %s', async (second) => {
  const { port, hostname } = new URL(await listening())
  const socket = net.connect(Number(port), hostname)
  socket.write(`GET /api/config HTTP/1.1\r\nHost: shop\r\n${second}\r\nConnection: close\r\n\r\n`)

  const answer = await text(socket)

  expect(answer).toMatch(/^HTTP\/1.1 400 /)
  expect(answer).toMatch(/content-type: application\/problem\+json/i)
  expect(answer).toContain('The call names more than one host')
})

let address: string | undefined
async function listening() {
  address ??= await shop.listen()
  return address
}
