import { sql } from 'kysely'
import { afterAll, expect, it, vi } from 'vitest'
import { openLabelGateway } from '../../src/gateways/labels/open-label-gateway.ts'
import { freeAbandonedJobs } from '../../src/jobs/free-abandoned-jobs.ts'
import { blankFolder, end } from '../postgres/held-server.ts'
import { startEasyPostShipments } from '../providers/easypost-shipments.ts'
import { brokenRules } from '../shop/planted-faults.ts'
import { startTestShop } from '../shop/start-test-shop.ts'
import { AUSTIN } from '../shoppers/austin.ts'
import { buy } from '../shoppers/buy.ts'
import { signIn } from '../shoppers/sign-in.ts'
import { openShopProcess } from '../start/shop-process.ts'

const provider = await startEasyPostShipments()
const { settings } = provider
const shop = await startTestShop({ config: { rateLimitFactor: 100, easyPost: settings } })
shop.deps.labels = openLabelGateway(shop.deps.config)
const place = await blankFolder()
afterAll(async () => {
  await provider.close()
  await shop.close()
  place.remove()
})

const PATIENCE = { timeout: 60_000, interval: 50 }

it('a process killed between buying a label and its answer: the next one finds the label', async () => {
  const staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
  const returnLabelRules = { buy: true, carriers: ['USPS'], recipient: '' }
  await shop.put('/staff/settings', { returnLabelRules }, staff)
  const { productId } = await shop.make.product({ weight: 1, weightUnit: 'lb' })
  const bought = await buy(shop, { lines: [{ productId, quantity: 1 }], to: AUSTIN })
  const { orderId, items, key } = bought
  const body = {
    ...{ orderId, requestFor: 'REFUND', reason: 'Too small' },
    items: [{ orderItemId: items[0]?.orderItemId, quantity: 1 }],
  }
  const { returnId } = (await shop.post('/returns/save', body, key)).json().returns[0]
  provider.fail('buy', 'act and hang')
  const { process: buyer } = await openShopProcess({
    DATABASE_URL: shop.deps.config.databaseUrl ?? '',
    DATA_DIR: place.folder,
    EASYPOST_API_KEY: settings.apiKey,
    EASYPOST_URL: settings.url,
  })
  await shop.post('/returns/move', { returnId, status: 'APPROVED' }, staff)
  await vi.waitFor(() => expect(provider.bought()).toHaveLength(1), PATIENCE)

  await end(buyer, 'SIGKILL')
  // As two minutes later: neither its job nor its label is its own any more.
  await sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 hour' where locked_at is not null`.execute(
    shop.db,
  )
  await sql`update return_label set claimed_until = now() - interval '1 second'`.execute(shop.db)
  await vi.waitFor(async () => {
    await freeAbandonedJobs(shop.deps)
    await shop.runJobs()
    const labels = await shop.db.selectFrom('returnLabel').select('status').execute()
    expect(labels).toEqual([{ status: 'BOUGHT' }])
  }, PATIENCE)

  expect(provider.calls().filter((kind) => kind === 'buy')).toHaveLength(1)
  expect([provider.shipments.length, provider.bought().length]).toEqual([1, 1])
  expect(await brokenRules(shop)).toEqual([])
})
