import { once } from 'node:events'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'
import { BODY_MS } from './bodies-in-time.ts'

const shop = await startTestShop()
let address: URL
beforeAll(async () => {
  address = new URL(await shop.listen())
})
beforeEach(() => shop.reset())
afterEach(() => void vi.useRealTimers())
afterAll(() => shop.close())

interface Sent {
  path: string
  headers: string[]
  body: string
}

/** Sends a request except its last byte, on a connection of its own; the shop's clock stands still from here. */
async function beginCall({ path, headers, body }: Sent) {
  const socket = net.connect(Number(address.port), address.hostname)
  const answer = text(socket)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const head = [`POST ${path} HTTP/1.1`, 'Host: shop', 'Connection: close', ...headers]
  const arrived = once(shop.app.server, 'request')
  socket.write(`${head.join('\r\n')}\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, -1)}`)
  await arrived
  return { answer, end: () => socket.write(body.slice(-1)) }
}

it('disconnects a client whose body does not end', async () => {
  const headers = ['Content-Type: application/json']
  const { answer } = await beginCall({ path: '/api/orders/quote', headers, body: '{"a": 1}' })

  vi.advanceTimersByTime(BODY_MS)

  expect(await answer).toMatch(/^HTTP\/1.1 408 /)
})

it('waits for a staff upload as long as a slow line needs', async () => {
  const staff = await shop.make.staff({ password: 'a staple for staff' })
  const { bearer } = await signIn(shop, staff)
  const { answer, end } = await beginCall({
    path: '/api/staff/imports',
    headers: [
      `Authorization: Bearer ${bearer}`,
      'Content-Type: multipart/form-data; boundary=line',
    ],
    body: [
      '--line',
      'Content-Disposition: form-data; name="file"; filename="products.csv"',
      '',
      'sku,unitPrice',
      '--line--',
    ].join('\r\n'),
  })
  while ((await shop.count('productImport')) === 0);

  vi.advanceTimersByTime(BODY_MS)
  end()

  expect(await answer).toMatch(/^HTTP\/1.1 200 /)
})

it('closes nothing after a call without a network whose body was not read', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const refused = await shop.post('/staff/imports', {})

  expect(refused.statusCode).toBe(401)
  expect(() => vi.advanceTimersByTime(BODY_MS)).not.toThrow()
})
