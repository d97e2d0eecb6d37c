import net from 'node:net'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } from '../providers/stripe-server.ts'
import { startTestShop } from '../shop/start-test-shop.ts'
import { signIn } from '../shoppers/sign-in.ts'

/** Reliability §3.3: what frameworks do by default, each covered by a setting and a test. */
const shop = await startTestShop()
const secret = 'relation "credential" does not exist'
shop.app.get('/api/broken', () => {
  throw new Error(secret)
})
let address: URL
beforeAll(async () => {
  address = new URL(await shop.listen())
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const quote = (line: object) => shop.post('/orders/quote', { orderItems: [line] })
const raw = (body: string, type = 'application/json') =>
  shop.post('/orders/quote', body, { headers: { 'content-type': type } })

describe('values are used as sent, never coerced', () => {
  it.each(['5', null, [7], true, '0x10', '1e3', 1.5, 2 ** 53, {}])(
    'a quantity of %j is refused',
    async (quantity) => {
      const answer = await quote({ productId: 1, quantity })

      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors[0].path).toBe('orderItems.0.quantity')
    },
  )

  it.each([0, -1, 2 ** 31, 1e20])('an id of %d in a body is refused', async (productId) => {
    expect((await quote({ productId, quantity: 1 })).statusCode).toBe(422)
  })

  it.each(['99999999999999999999', '1e3', '0x10', '1.5', '-1'])(
    'an id of %s in an address is refused',
    async (id) => {
      expect([404, 422]).toContain((await shop.get(`/products/${id}`)).statusCode)
    },
  )

  it.each([
    ['/review/findAll?productId=9999999999', []],
    ['/productDocuments/files/9999999999', []],
    ['/review/summary/9999999999', { count: 0 }],
    ['/staff/orders/9999999999', { status: 404 }],
    ['/refunds/findAll/9999999999', []],
  ])('nobody has an id beyond all ids: %s', async (url, answer) => {
    const staff = await signIn(shop, await shop.make.staff({ password: 'quite a long staple' }))

    const found = (await shop.get(url, staff)).json()

    if (Array.isArray(answer)) expect(found).toEqual(answer)
    else expect(found).toMatchObject(answer)
  })

  it('a customer id above the maximum has no orders', async () => {
    const staff = await signIn(shop, await shop.make.staff({ password: 'quite a long staple' }))

    const found = await shop.post('/orders/findOrdersWithItems', { custId: 2 ** 47 }, staff)

    expect(found.json()).toEqual({ orderCustomer: [], orderItems: [] })
  })

  it('a day in the year 0 is invalid', async () => {
    const items = [{ orderItemId: 1, quantity: 1, expiryDate: '0000-01-01' }]
    const wish = { orderId: 1, requestFor: 'REFUND', reason: 'x', items }

    expect((await shop.post('/returns/save', wish)).statusCode).toBe(422)
  })

  it('of two equal keys the last one counts, for validation and for use', async () => {
    const { productId } = await shop.make.product()
    const twice = `{"orderItems":[{"productId":${productId},"quantity":"no","quantity":2}]}`

    expect((await raw(twice)).json().lines).toMatchObject([{ quantity: 2 }])
  })
})

describe('a body', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json\tx',
    ' text/json',
    'application/jsonp',
  ])('of the type %j is not read', async (type) => {
    expect((await raw('{"orderItems":[]}', type)).statusCode).toBe(415)
  })

  it.each([
    ['deep nesting', '['.repeat(40_000)],
    ['a prototype key', '{"__proto__":{"admin":true}}'],
    ['a constructor', '{"orderItems":[],"constructor":{"prototype":{"admin":true}}}'],
    ['a NUL', '{"orderItems":[],"notes":"\\u0000"}'],
    ['half a character', '{"orderItems":[],"notes":"\\ud800"}'],
    ['a NUL in a key', '{"a\\u0000":1}'],
    ['broken JSON', '{"orderItems":[],}'],
  ])('with %s is malformed', async (_what, body) => {
    const answer = await raw(body)

    expect(answer.statusCode).toBe(400)
    expect(answer.json().code).toBe('MALFORMED')
  })

  it('nested as deeply as fits is parsed without harm', async () => {
    const deep = '['.repeat(60_000) + ']'.repeat(60_000)

    expect((await raw(deep)).statusCode).toBe(422)
    expect((await raw(`{"orderItems":[],"other":${deep}}`)).statusCode).toBe(200)
    expect((await raw(`{"orderItems":[],"notes":"\\u0041","other":${deep}}`)).statusCode).toBe(400)
  })

  it('of more than 128 KiB is too large', async () => {
    const answer = await raw(JSON.stringify({ orderItems: [], notes: 'x'.repeat(128 * 1024) }))

    expect(answer.statusCode).toBe(413)
  })
})

it.each(['/products/%00', '/products/%', '/products/%E0%A4%A', '/products/%ff'])(
  'the address %s is malformed',
  async (url) => {
    expect((await shop.get(url)).statusCode).toBe(400)
  },
)

it('an internal error is one sentence, and its cause stays in the log', async () => {
  const log = vi.spyOn(shop.deps.logger, 'error').mockImplementation(() => {})

  const answer = await shop.get('/broken')

  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('credential')
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})

it('clients with a forged X-Forwarded-For count as one address', async () => {
  const guess = (index: number) =>
    shop.post(
      '/users/authenticate',
      { loginId: 'ada@example.com', loginPassword: 'wrong' },
      { headers: { 'x-forwarded-for': `198.51.100.${index}` } },
    )

  const statuses: number[] = []
  for (let index = 0; index < 6; index++) statuses.push((await guess(index)).statusCode)

  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

it('connections are limited in number, time and requests', () => {
  expect(shop.app.server).toMatchObject({
    maxConnections: 1_000,
    requestTimeout: 600_000,
    headersTimeout: 8_000,
    keepAliveTimeout: 5_000,
    maxRequestsPerSocket: 1_000_000,
  })
})

it('a client that never ends its request is disconnected', async () => {
  const { server } = shop.app
  const { headersTimeout } = server
  server.headersTimeout = 1
  const socket = net.connect(Number(address.port), address.hostname)
  socket.write('GET /api/config HTTP/1.1\r\nHost: shop\r\nX-Slow: ')

  // The server checks every two seconds.
  const answer = await text(socket)

  expect(answer).toMatch(/^HTTP\/1.1 408 /)
  server.headersTimeout = headersTimeout
})

it('connections dropped by PostgreSQL fail a request at most, never the process', async () => {
  await shop.get('/config')
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(shop.db)

  const answers = [await shop.get('/config'), await shop.get('/config'), await shop.get('/config')]

  expect(answers.map(({ statusCode }) => [200, 503].includes(statusCode))).toEqual([
    true,
    true,
    true,
  ])
  expect(answers.at(-1)?.statusCode).toBe(200)
})

describe('the browser may load', () => {
  const policyOf = async ({ app }: Pick<typeof shop, 'app'>, url = '/robots.txt') =>
    String((await app.inject(url)).headers['content-security-policy'])

  it('nothing from other origins, and no one may frame the shop', async () => {
    const policy = await policyOf(shop)

    expect(policy).toContain("default-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/https?:/)
  })

  it.each(['/api/config', '/api/nothing', '/api/products/1', '/api/brands/findAll'])(
    'nothing at all from a data response: %s',
    async (url) => {
      const policies = [await policyOf(shop, url), await policyOf(shop, url)]

      expect(new Set(policies)).toEqual(new Set(["default-src 'none'; frame-ancestors 'none'"]))
    },
  )

  it("Stripe's script, fields and bank windows if the shop uses Stripe", async () => {
    const keys = { secretKey: STRIPE_SECRET_KEY, webhookSecrets: [STRIPE_WEBHOOK_SECRET] }
    const stripe = { ...keys, publishableKey: 'pk_test_of_a_server_in_this_process' }
    const other = await startTestShop({ config: { stripe } })

    const policy = await policyOf(other)
    await other.close()

    expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;")
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;")
    expect(policy).toMatch(/frame-src 'self' .*https:\/\/hooks\.stripe\.com;/)
  })
})
