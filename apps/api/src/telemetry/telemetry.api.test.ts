import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestShop } from '../../test/shop/start-test-shop.ts'
import { signIn } from '../../test/shoppers/sign-in.ts'
import { openDb, openPool } from '../db/db.ts'
import { makeToken } from '../ground/secret-token.ts'
import { makeFigures } from './figures.ts'
import { buildMetricsServer } from './metrics-server.ts'
import { makeTelemetry, observed } from './telemetry.ts'
import { tracingBy } from './tracing.ts'

const TOKEN = 'a token of the owner'
const spans = new InMemorySpanExporter()
const figures = makeFigures()
const telemetry = makeTelemetry({
  figures,
  tracing: tracingBy(new SimpleSpanProcessor({ exporter: spans }), 1),
})
const shop = await startTestShop({ telemetry })
const server = buildMetricsServer(shop.deps, { port: 0, token: TOKEN })
beforeEach(async () => {
  await shop.reset()
  figures.registry.resetMetrics()
  spans.reset()
})
afterAll(async () => {
  await server.close()
  await shop.close()
  await telemetry.close()
})

const scrape = (authorization = `Bearer ${TOKEN}`) =>
  server.inject({ url: '/metrics', headers: { authorization } })

const lines = async () => (await scrape()).body.split('\n')

/** The value of a metric with these labels, in any order; undefined if it is not reported. */
async function figure(name: string, ...labels: string[]) {
  const found = (await lines()).find(
    (line) => line.startsWith(name) && labels.every((label) => line.includes(label)),
  )
  return found && Number(found.split(' ').at(-1))
}

/** Ada orders a product for 19.99. */
async function order(quantity = 1) {
  const { productId } = await shop.make.product({ unitPriceCents: 19_99, quantity: 1 })
  return shop.post('/orders/save', {
    orders: {
      pickupType: 'DELIVERY',
      address: '77 Secret Lane',
      country: 'United States',
      stateProvince: 'TX',
      city: 'Austin',
      postalCode: '78701',
    },
    orderItems: [{ productId, quantity }],
    customer: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', phone1: '5550100' },
  })
}

it('counts and times requests by route and status, never by address', async () => {
  const { productId } = await shop.make.product()
  await shop.get(`/products/${productId}`)
  await shop.get('/products/87654321')
  await shop.app.inject({ url: '/api/nobody@example.com' })

  const text = (await scrape()).body
  const counts = text.match(/^mendwell_http_request_duration_seconds_count.*$/gm) ?? []
  expect(counts).toHaveLength(3)
  expect(counts.filter((line) => line.includes('status="404"'))).toHaveLength(2)
  expect(text).not.toContain('87654321')
  expect(text).not.toContain('nobody@example.com')
})

it('counts refusals by code', async () => {
  await shop.get('/products/87654321')

  expect(await figure('mendwell_refusals_total', 'code="NOT_FOUND"')).toBe(1)
})

it('times jobs and provider calls, and counts failures', async () => {
  await order()
  await shop.runJobs()

  const done = 'mendwell_work_duration_seconds_count'
  expect(await figure(done, 'name="deliver_message"', 'outcome="ok"')).toBe(1)
  expect(await figure(done, 'name="mail.send"', 'kind="provider"', 'outcome="ok"')).toBe(1)

  const broken = observed({ charge: () => Promise.reject(new Error('no')) }, 'stripe', telemetry)
  await expect(broken.charge()).rejects.toThrow('no')
  expect(await figure(done, 'name="stripe.charge"', 'outcome="failed"')).toBe(1)
})

it('reports what waits in the database', async () => {
  await order()

  expect(await figure('mendwell_messages_to_post')).toBe(1)
  expect(await figure('mendwell_jobs_due')).toBe(0)
  await shop.postMessages()
  expect(await figure('mendwell_messages_to_post')).toBe(0)
  expect(await figure('mendwell_jobs_due')).toBe(1)
  expect(await figure('mendwell_charges_open')).toBe(0)
  expect(await figure('mendwell_db_up')).toBe(1)
})

it('keeps reporting its own metrics while the database is down', async () => {
  const databaseUrl = 'postgresql://shop@127.0.0.1:1/away'
  const pool = openPool({ databaseUrl, onError: () => {} })
  const alone = buildMetricsServer({ ...shop.deps, db: openDb(pool) }, { port: 0, token: TOKEN })

  const { statusCode, body } = await alone.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${TOKEN}` },
  })
  await Promise.all([alone.close(), pool.end()])

  expect(statusCode).toBe(200)
  expect(body).toContain('mendwell_db_up 0')
  expect(body).toContain('process_cpu_seconds_total')
})

it.each(['', 'Bearer', 'Bearer a token', `Basic ${TOKEN}`, `bearer ${TOKEN} `])(
  'reports nothing for the credentials %o',
  async (authorization) => {
    const answer = await scrape(authorization)

    expect(answer.statusCode).toBe(401)
    expect(answer.body).not.toContain('mendwell_')
  },
)

it('a trace connects the request with its statements, and the job with its provider', async () => {
  await order()
  await shop.runJobs()

  const all = spans.getFinishedSpans()
  const named = (name: string) => all.filter((span) => span.name === name)
  const childrenOf = (name: string) => {
    const [parent] = named(name)
    return all.filter((span) => span.parentSpanContext?.spanId === parent?.spanContext().spanId)
  }
  const placed = childrenOf('POST /api/orders/save')
  expect(placed.map(({ name }) => name)).toContain('SQL insert')
  expect(placed.length).toBeGreaterThan(3)
  expect(childrenOf('deliver_message').map(({ name }) => name)).toContain('mail.send')
})

it('a job has its own trace, which links to the request that queued it', async () => {
  await order()
  await shop.post('/users/forgotPassword', { email: 'ada@example.com' })
  await shop.runJobs()

  const all = spans.getFinishedSpans()
  const named = (name: string) => {
    const found = all.find((span) => span.name === name)
    if (!found) throw new Error(`There is no span ${name}: ${all.map((span) => span.name)}`)
    return found
  }
  const linked = (name: string) => named(name).links.map(({ context }) => context.spanId)
  // Through the outbox, and through a job that the request queued itself.
  expect(linked('deliver_message')).toEqual([named('POST /api/orders/save').spanContext().spanId])
  expect(linked('mail_password_link')).toEqual([
    named('POST /api/users/forgotPassword').spanContext().spanId,
  ])
  const job = named('deliver_message')
  expect(job.parentSpanContext).toBeUndefined()
  expect(job.spanContext().traceId).not.toBe(job.links[0]?.context.traceId)
})

it('a mail that a job queues links to that job', async () => {
  await shop.make.customer({ email: 'ada@example.com' })
  await shop.post('/users/forgotPassword', { email: 'ada@example.com' })
  await shop.runJobs()

  const all = spans.getFinishedSpans()
  const asked = all.find(({ name }) => name === 'mail_password_link')
  const mailed = all.find(({ name }) => name === 'deliver_message')
  expect(mailed?.links.map(({ context }) => context)).toMatchObject([
    { traceId: asked?.spanContext().traceId, spanId: asked?.spanContext().spanId },
  ])
})

it('a mail that a trigger queues links to the request that caused it', async () => {
  const { productId } = await shop.make.product({ quantity: 0 })
  const email = 'ada@example.com'
  const mailToken = makeToken().token
  await shop.db
    .insertInto('backInStockRequest')
    .values({ productId, email, emailCanonical: email, mailToken, confirmedAt: new Date() })
    .execute()
  const staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))

  const moved = { delta: 3, reason: 'RECEIVED' }
  const answer = await shop.post(`/staff/products/${productId}/stock`, moved, staff)
  await shop.runJobs()

  expect(answer.statusCode, answer.body).toBe(200)
  const all = spans.getFinishedSpans()
  const asked = all.find(({ name }) => name === 'POST /api/staff/products/:productId/stock')
  const mailed = all.find(({ name }) => name === 'deliver_message')
  expect(mailed?.links.map(({ context }) => context)).toMatchObject([
    { traceId: asked?.spanContext().traceId, spanId: asked?.spanContext().spanId },
  ])
})

it('neither metrics nor traces contain personal data', async () => {
  const placed = await order()
  const { orders, orderToken } = placed.json()
  expect(orderToken).toHaveLength(43)
  await shop.runJobs()

  const traces = spans.getFinishedSpans().map(({ name, attributes }) => ({ name, attributes }))
  const exposed = `${(await scrape()).body} ${JSON.stringify(traces)}`
  const { orderNum } = orders
  const ofAda = ['ada@example.com', 'Byron', 'Secret Lane', '5550100', orderNum, orderToken]
  for (const secret of ofAda) expect(exposed).not.toContain(secret)
})
