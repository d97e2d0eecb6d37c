import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../shop/start-test-shop.ts'
import { guestOrder } from '../shoppers/guest-order.ts'

/** The proxy in these tests is 127.0.0.1, where injected requests come from. */
const shop = await startTestShop({
  config: { trustedProxies: ['127.0.0.1'], publicUrl: 'https://shop.example' },
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const wrongPassword = async (from: string) => {
  const body = { loginId: 'ada@example.com', loginPassword: 'wrong' }
  const headers = { 'x-forwarded-for': from }
  return (await shop.post('/users/authenticate', body, { headers })).statusCode
}

describe('attempts behind a proxy', () => {
  it.each([
    ['of several visitors are counted apart', (n: number) => `198.51.100.${n}`, 401],
    [
      'of one visitor with made-up visitors before',
      (n: number) => `203.0.113.${n}, 198.51.100.7`,
      429,
    ],
    ['of one network of IPv6 count together', (n: number) => `2001:db8:0:7::${n}`, 429],
    ['of several networks of IPv6 are counted apart', (n: number) => `2001:db8:0:${n}::1`, 401],
  ])('%s', async (_name, from, sixth) => {
    const statuses: number[] = []
    for (let visitor = 1; visitor <= 6; visitor++) statuses.push(await wrongPassword(from(visitor)))

    expect(statuses).toEqual([401, 401, 401, 401, 401, sixth])
  })
})

it("keeps a guest's order in a cookie that is only sent over TLS, even if the proxy connects without", async () => {
  const { productId } = await shop.make.product()

  const saved = await shop.post('/orders/save', guestOrder([{ productId, quantity: 1 }]), {
    headers: { 'x-session': 'cookie' },
  })

  expect(saved.cookies).toMatchObject([{ name: 'mendwell_orders', secure: true }])
})
