import { EventEmitter, once } from 'node:events'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openLine } from '../../test/silent-line.ts'
import { startTestShop } from '../../test/start-test-shop.ts'
import { listenForChanges } from './listen-for-changes.ts'
import { makeResponseCache } from './response-cache.ts'

const shop = await startTestShop()
const { databaseUrl = '' } = shop.deps.config
/** As in a process of its own: another cache, told by the database alone. */
const cache = makeResponseCache()
const heard = new EventEmitter()
const listener = await listenForChanges({
  databaseUrl,
  logger: shop.deps.logger,
  cache: {
    ...cache,
    invalidate(...tags) {
      cache.invalidate(...tags)
      heard.emit('tags', new Set(tags))
    },
    clear() {
      cache.clear()
      heard.emit('tags', new Set(['all']))
    },
  },
})
beforeEach(() => shop.reset())
afterAll(async () => {
  await listener.stop()
  await shop.close()
})

/** Resolves when all that was announced until now has been heard. */
async function hearAll() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const notice = (tags: Set<string>) => tags.has('mark') && resolve()
  heard.on('tags', notice)
  await sql`select pg_notify('mendwell_cache', 'mark')`.execute(shop.db)
  await promise
  heard.off('tags', notice)
}

/** What other processes are told of a change. */
async function announcedBy(change: () => Promise<unknown>): Promise<Set<string>> {
  await hearAll()
  const told = new Set<string>()
  const add = (tags: Set<string>) => {
    for (const tag of tags) told.add(tag)
  }
  heard.on('tags', add)
  await change()
  await hearAll()
  heard.off('tags', add)
  told.delete('mark')
  return told
}

const update = (productId: number, change: object) => () =>
  shop.db.updateTable('product').set(change).where('productId', '=', productId).execute()
const move = (productId: number, delta: number) => () =>
  shop.db.insertInto('stockMovement').values({ productId, delta, reason: 'OTHER' }).execute()

describe('what other processes are told', () => {
  it('names the product, its category before and after, and the catalogue', async () => {
    const other = await shop.make.category()
    const { productId, categoryId } = await shop.make.product()

    expect(await announcedBy(update(productId, { unitPriceCents: 1_23 }))).toEqual(
      new Set(['catalog', `product:${productId}`, `category:${categoryId}`]),
    )
    expect(await announcedBy(update(productId, { categoryId: other.categoryId }))).toEqual(
      new Set([
        'catalog',
        `product:${productId}`,
        `category:${categoryId}`,
        `category:${other.categoryId}`,
      ]),
    )
  })

  it('tells lists of stock that crossed zero, and the product itself of every sale', async () => {
    const { productId, categoryId } = await shop.make.product({ quantity: 3 })
    const tags = ['catalog', `product:${productId}`, `category:${categoryId}`]
    const stock = `stock:${productId}`

    expect(await announcedBy(move(productId, -1))).toEqual(new Set([stock]))
    expect(await announcedBy(move(productId, -2))).toEqual(new Set([stock, ...tags]))
    expect(await announcedBy(move(productId, 5))).toEqual(new Set([stock, ...tags]))
  })

  it('says nothing of a change that was taken back, or that changes nothing', async () => {
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

it('forgets the answer of another process within a second', async () => {
  const { productId, categoryId } = await shop.make.product({ unitPriceCents: 10_00 })
  const policy = { tags: [`category:${categoryId}`], maxAgeMs: 5_000 }
  await hearAll()
  await cache.load('/list', policy, async () => '"ten dollars"')
  const begin = performance.now()

  const told = once(heard, 'tags')
  await update(productId, { unitPriceCents: 11_00 })()
  await told

  expect(cache.find('/list')).toBeUndefined()
  expect(performance.now() - begin).toBeLessThan(1_000)
})

it('begins anew after it lost the database, and then trusts nothing it kept', async () => {
  await hearAll()
  await cache.load('/old', { tags: [], maxAgeMs: 60_000 }, async () => '"old"')
  const anew = once(heard, 'tags')
  const admin = new pg.Client({ connectionString: databaseUrl })
  await admin.connect()
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query in ('', 'listen mendwell_cache')
     and datname = current_database() and pid <> pg_backend_pid()`,
  )
  await admin.end()
  await anew

  expect(cache.find('/old')).toBeUndefined()
  const { productId } = await shop.make.product()
  expect(await announcedBy(update(productId, { unitPriceCents: 3 }))).toContain(
    `product:${productId}`,
  )
})

it('hears again after a way that was silent, for who comes anew too', async () => {
  const line = await openLine(databaseUrl)
  const warn = vi.fn()
  const logger = { warn, debug: () => {} }
  const clear = vi.fn()
  const told = { ...makeResponseCache(), clear }
  const other = await listenForChanges({
    databaseUrl: line.url,
    cache: told,
    logger,
    silentMs: 100,
  })
  onTestFinished(async () => {
    line.close()
    await other.stop()
  })

  line.fallSilent()
  await vi.waitFor(() => expect(warn).toHaveBeenCalled(), { timeout: 5_000 })
  const lost = line.lostBytes
  // It knocks again, and nobody answers.
  await vi.waitFor(() => expect(line.lostBytes).toBeGreaterThan(lost), { timeout: 5_000 })
  line.speakAgain()

  await vi.waitFor(() => expect(clear).toHaveBeenCalledTimes(2), { timeout: 10_000 })
})
