import { setImmediate as immediate, setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { signIn } from '../../test/sign-in.ts'
import { openLine } from '../../test/silent-line.ts'
import { startTestShop } from '../../test/start-test-shop.ts'
import { buildApp } from '../app.ts'
import { listenForChanges } from './listen-for-changes.ts'
import { makeResponseCache } from './response-cache.ts'

const shop = await startTestShop({ keepsAnswers: true })
const { databaseUrl = '' } = shop.deps.config
const line = await openLine(databaseUrl)

/** Another process: told by the database alone, over a line that can be cut. */
const cache = makeResponseCache()
const listener = await listenForChanges({ ...shop.deps, databaseUrl: line.url, cache })
const other = await buildApp({ ...shop.deps, cache, catchUp: listener.catchUp })

beforeEach(async () => {
  await shop.reset()
  cache.clear()
})
afterAll(async () => {
  line.close()
  await listener.stop()
  await other.close()
  await shop.close()
})

const address = (productId: number) => `/api/products/${productId}`
const priceAt = async (app: typeof other, productId: number): Promise<number> =>
  (await app.inject({ url: address(productId) })).json().unitPrice
const isKept = (one: typeof cache, productId: number) =>
  one.find(`product ${address(productId)}`) !== undefined
const setPrice = (productId: number, unitPriceCents: number) =>
  shop.db
    .updateTable('product')
    .set({ unitPriceCents })
    .where('productId', '=', productId)
    .execute()

/** Asks until it is so; a test that waits in vain fails by its time. */
async function until(isSo: () => Promise<boolean> | boolean) {
  while (!(await isSo())) await wait(5)
}
const keep = (app: typeof other, one: typeof cache, productId: number) =>
  until(async () => {
    await priceAt(app, productId)
    return isKept(one, productId)
  })

describe('the kept answer of a product', () => {
  it('is sent without a query, and never kept by browsers or proxies', async () => {
    const { productId } = await shop.make.product()
    await keep(shop.app, shop.deps.cache, productId)

    const kept = await shop.app.inject({ url: `${address(productId)}?from=mail` })
    const etag = `${kept.headers.etag}`
    const again = await shop.app.inject({
      url: address(productId),
      headers: { 'if-none-match': etag },
    })

    expect(kept.headers['cache-control']).toBe('public, no-cache')
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('is new after a change made by SQL, here and in another process', async () => {
    const { productId } = await shop.make.product({ unitPriceCents: 10_00 })
    await keep(shop.app, shop.deps.cache, productId)
    await keep(other, cache, productId)

    await setPrice(productId, 11_00)
    await Promise.all([shop.deps.catchUp?.(), listener.catchUp()])

    expect(await priceAt(shop.app, productId)).toBe(11)
    expect(await priceAt(other, productId)).toBe(11)
  })

  it('is not kept of a product that is not shown, nor shown from before', async () => {
    const { productId } = await shop.make.product()
    await keep(other, cache, productId)

    await shop.db.updateTable('product').set({ productStatus: 'N' }).execute()
    await listener.catchUp()

    expect((await other.inject({ url: address(productId) })).statusCode).toBe(404)
  })

  it('never shows the older price after a change was acknowledged, however many read meanwhile', async () => {
    const { productId } = await shop.make.product({ unitPriceCents: 1_00 })
    const { custId } = await shop.make.staff({ password: 'quite a long staple' })
    const staff = await signIn(shop, { custId })
    let acknowledged = 1
    let isOver = false
    let hits = 0
    const wrong: string[] = []
    const read = async () => {
      while (!isOver) {
        const least = acknowledged
        if (isKept(shop.deps.cache, productId)) hits += 1
        const price = await priceAt(shop.app, productId)
        if (price < least) wrong.push(`${price} after ${least}`)
        // Kept answers come without any waiting: the writer wants its turn.
        await immediate()
      }
    }
    const readers = Array.from({ length: 2 }, read)

    try {
      for (let price = 2; price <= 201; price++) {
        const saved = await shop.put('/products/update', { productId, unitPrice: price }, staff)
        expect(saved.statusCode, saved.body).toBe(200)
        acknowledged = price
      }
    } finally {
      isOver = true
      await Promise.all(readers)
    }

    expect(wrong).toEqual([])
    expect(hits).toBeGreaterThan(20)
  }, 90_000)
})

describe('a process that does not hear of changes', () => {
  it('shows nothing kept after its listener was thrown out, and begins anew', async () => {
    const { productId } = await shop.make.product({ unitPriceCents: 10_00 })
    await keep(other, cache, productId)
    const admin = new pg.Client({ connectionString: databaseUrl })
    await admin.connect()
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and query in ('', 'listen mendwell_cache')`,
    )
    await admin.end()
    await until(() => !isKept(cache, productId))

    await setPrice(productId, 11_00)

    expect(await priceAt(other, productId)).toBe(11)
    await keep(other, cache, productId)
    await setPrice(productId, 12_00)
    await listener.catchUp()
    expect(await priceAt(other, productId)).toBe(12)
  })

  it('shows nothing kept a second after its line fell silent, and at once after a change of its own', async () => {
    const { productId } = await shop.make.product({ unitPriceCents: 10_00 })
    await keep(other, cache, productId)
    line.fallSilent()
    await setPrice(productId, 11_00)

    // What a call that changes something waits for before it is answered.
    await listener.catchUp()
    expect(await priceAt(other, productId)).toBe(11)

    await until(async () => !isKept(cache, productId))
    await setPrice(productId, 12_00)
    expect(await priceAt(other, productId)).toBe(12)
    line.speakAgain()
    await keep(other, cache, productId)
    expect(await priceAt(other, productId)).toBe(12)
  })

  it('shows an older price for no longer than a proof holds, when nobody tells it', async () => {
    const { productId } = await shop.make.product({ unitPriceCents: 10_00 })
    await keep(other, cache, productId)
    line.fallSilent()
    await setPrice(productId, 11_00)
    const changedAt = performance.now()

    let lastOld = changedAt
    await until(async () => {
      const asked = performance.now()
      const isOld = (await priceAt(other, productId)) === 10
      if (isOld) lastOld = asked
      return asked - changedAt > 1_300
    })

    expect(lastOld - changedAt).toBeLessThanOrEqual(1_000)
    line.speakAgain()
  })
})
