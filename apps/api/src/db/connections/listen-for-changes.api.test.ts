import { EventEmitter, once } from 'node:events'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { makeCache } from '../../ground/cache.ts'
import { listenForChanges } from './listen-for-changes.ts'

const shop = await startTestShop()
const { databaseUrl = '' } = shop.deps.config
/** As in a process of its own: another cache, notified by the database alone. */
const cache = makeCache()
const received = new EventEmitter()
const listener = await listenForChanges({
  databaseUrl,
  logger: shop.deps.logger,
  cache: {
    ...cache,
    drop(...tags) {
      cache.drop(...tags)
      received.emit('tags', new Set(tags))
    },
    clear() {
      cache.clear()
      received.emit('tags', new Set(['all']))
    },
  },
})
beforeEach(() => shop.reset())
afterAll(async () => {
  await listener.stop()
  await shop.close()
})

/** Resolves when everything notified so far has been received. */
async function receiveAll() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const notice = (tags: Set<string>) => tags.has('mark') && resolve()
  received.on('tags', notice)
  await sql`select pg_notify('mendwell_cache', 'mark')`.execute(shop.db)
  await promise
  received.off('tags', notice)
}

/** The notifications that other processes receive for a change. */
async function announcedBy(change: () => Promise<unknown>): Promise<Set<string>> {
  await receiveAll()
  const tagsSeen = new Set<string>()
  const add = (tags: Set<string>) => {
    for (const tag of tags) tagsSeen.add(tag)
  }
  received.on('tags', add)
  await change()
  await receiveAll()
  received.off('tags', add)
  tagsSeen.delete('mark')
  return tagsSeen
}

const update = (productId: number, change: object) => () =>
  shop.db.updateTable('product').set(change).where('productId', '=', productId).execute()
const move = (productId: number, delta: number) => () =>
  shop.db.insertInto('stockMovement').values({ productId, delta, reason: 'OTHER' }).execute()

describe('notifications to other processes', () => {
  it('name the product and the catalog', async () => {
    const { productId } = await shop.make.product()

    expect(await announcedBy(update(productId, { unitPriceCents: 1_23 }))).toEqual(
      new Set(['catalog', `product:${productId}`]),
    )
  })

  it('mention stock only when it crosses zero, so that a sale delays no other commit', async () => {
    const { productId } = await shop.make.product({ quantity: 3 })
    const tags = new Set(['catalog', `product:${productId}`])

    expect(await announcedBy(move(productId, -1))).toEqual(new Set())
    expect(await announcedBy(move(productId, -2))).toEqual(tags)
    expect(await announcedBy(move(productId, 5))).toEqual(tags)
  })

  it('are not sent for a change that was rolled back or changed nothing', async () => {
    const { productId, productName } = await shop.make.product()

    const undone = () =>
      shop.db.transaction().execute(async (tx) => {
        await tx.updateTable('product').set({ unitPriceCents: 5 }).execute()
        throw new Error('taken back')
      })
    expect(await announcedBy(() => undone().catch(() => {}))).toEqual(new Set())
    expect(await announcedBy(update(productId, { productName }))).toEqual(new Set())
  })

  it.each([
    ['brand', () => shop.make.brand(), 'all'],
    ['category', () => shop.make.category(), 'all'],
    ['news', () => shop.db.insertInto('news').values({ news: 'Sale!' }).execute(), 'news'],
    [
      'synonym',
      () =>
        shop.db.insertInto('searchSynonym').values({ term: 'stick', meaning: 'cane' }).execute(),
      'search',
    ],
  ])('names %s as a whole', async (_what, change, tag) => {
    expect(await announcedBy(change)).toContain(tag)
  })
})

it('a renamed brand is only read again on the next request, which shows the new name', async () => {
  const open = await startTestShop({ caches: true })
  const { brandId } = await open.make.brand({ brandName: 'Before' })
  const { productId } = await open.make.product({ brandId })
  const shown = async () => (await open.get(`/products/${productId}`)).body
  const before = await shown()
  const cleared = Promise.withResolvers<void>()
  const { clear } = open.deps.cache
  vi.spyOn(open.deps.cache, 'clear').mockImplementation(() => {
    clear()
    cleared.resolve()
  })
  const statements = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(async () => {
    vi.restoreAllMocks()
    await open.close()
  })

  await open.db
    .updateTable('brand')
    .set({ brandName: 'After' })
    .where('brandId', '=', brandId)
    .execute()
  await cleared.promise
  // Whatever the notification made this process send is sent by now.
  await new Promise(setImmediate)
  const asked = statements.mock.calls.length

  expect(before).toContain('Before')
  // The rename itself.
  expect(asked).toBe(1)
  expect(await shown()).toContain('After')
})

it("drops another process's cached answer before it expires", async () => {
  const { productId } = await shop.make.product({ unitPriceCents: 10_00 })
  await receiveAll()
  await cache.load('/list', ['catalog'], async () => '"ten dollars"')
  const begin = performance.now()

  const notified = once(received, 'tags')
  await update(productId, { unitPriceCents: 11_00 })()
  await notified

  expect(cache.find('/list')).toBeUndefined()
  // Without a notification it would be five seconds old; the load of the machine counts too.
  expect(performance.now() - begin).toBeLessThan(4_000)
})

it('listens again after losing the database, and trusts nothing cached before', async () => {
  await receiveAll()
  await cache.load('/old', [], async () => '"old"')
  const again = once(received, 'tags')
  const admin = new pg.Client({ connectionString: databaseUrl })
  await admin.connect()
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen mendwell_cache'
     and datname = current_database() and pid <> pg_backend_pid()`,
  )
  await admin.end()
  await again

  expect(cache.find('/old')).toBeUndefined()
  const { productId } = await shop.make.product()
  expect(await announcedBy(update(productId, { unitPriceCents: 3 }))).toContain(
    `product:${productId}`,
  )
})
