import type { SearchPage, Suggestions } from '@mendwell/contract/catalog'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { startTestShop } from '../../../../test/start-test-shop.ts'
import { makeResponseCache } from '../../../cache/response-cache.ts'
import { makeLexemes } from './lexemes.ts'
import { parseQuery, wordsIn } from './query-tree.ts'
import { makeSearchIndex } from './search-index.ts'

const shop = await startTestShop()
const { searchIndex } = shop.deps
beforeEach(async () => {
  await shop.reset()
  if (searchIndex) shop.deps.searchIndex = searchIndex
})
afterAll(() => shop.close())

async function search(term: string, query = '') {
  const url = `/products/searchProducts/${encodeURIComponent(term)}?${query}`
  return (await shop.get(url)).json<z.input<typeof SearchPage>>()
}
const idsOf = async (term: string, query?: string) =>
  (await search(term, query)).productList.map(({ productId }) => productId)

const update = (productId: number, change: object) =>
  shop.db.updateTable('product').set(change).where('productId', '=', productId).execute()

describe('makeLexemes', () => {
  it('knows all stems of a question, also of words forgotten while it learns the others', async () => {
    const lexemes = makeLexemes(1)
    await lexemes.read(shop.db, ["'walkers'"])

    const [tree] = await lexemes.read(shop.db, ["'walkers' & 'wheels' & 'the'"])

    expect(tree && wordsIn(tree).map(({ word }) => word)).toEqual(['walker', 'wheel'])
  })

  it('asks for no word that it has learned, of which there are half as many as it knows', async () => {
    const away = shop.db.withPlugin({
      transformResult: async ({ result }) => result,
      transformQuery: () => {
        throw new Error('connect ECONNREFUSED')
      },
    })
    const lexemes = makeLexemes(4)
    await lexemes.learn(shop.db, ['walkers', 'the', 'wheels'])

    const [tree] = await lexemes.read(away, ["'walkers' & 'the'"])

    expect(tree).toEqual(parseQuery("'walker'"))
    await expect(lexemes.read(away, ["'wheels'"])).rejects.toThrow('ECONNREFUSED')
  })

  it.each(['walkers', 'the', 'Männer', 'x1y2', "o'clock", 'wheel-chairs'])(
    'stems %s only begun as PostgreSQL does',
    async (word) => {
      const begun = `'${word.replaceAll("'", "''")}':*`
      const { rows } = await sql<{ query: string }>`
        select to_tsquery('shop_english', ${begun})::text as query`.execute(shop.db)

      const [tree] = await makeLexemes().read(shop.db, [begun])

      expect(tree).toEqual(parseQuery(rows[0]?.query ?? ''))
    },
  )
})

describe('pages', () => {
  it.each([
    'findProductsByCategory/1?',
    'findProductsByCategory/1?sterile=true&',
    'searchProducts/walker?',
    'searchProducts/walker?sterile=true&',
    'searchProducts/walker?sort=price&',
  ])(
    'of %s follow each other in one order, within and behind those that are kept',
    async (list) => {
      await shop.make.category()
      const product = (_: unknown, index: number) => ({
        productName: `Walker ${(index * 7) % 130}`,
        sku: `S${index}`,
        categoryId: 1,
        unitPriceCents: 1_00 + (index % 9),
        popularFlag: index % 2,
        sterile: index % 3 > 0,
      })
      const rows = Array.from({ length: 130 }, product)
      await shop.db.insertInto('product').values(rows).execute()
      const ask = async (query: string) => {
        const page = (await shop.get(`/products/${list}${query}`)).json<
          z.input<typeof SearchPage>
        >()
        return page.productList.map(({ productId }) => productId)
      }

      const pages = [await ask('pageSize=40'), await ask('pageSize=40&page=2')]
      pages.push(await ask('pageSize=40&page=3'), await ask('pageSize=40&page=4'))

      expect(pages.flat()).toEqual(await ask(''))
      expect(new Set(pages.flat()).size).toBe(list.includes('sterile') ? 86 : 130)
    },
  )
})

describe('the index sees what was committed', () => {
  it.each([
    ['a new name', { productName: 'Rollator' }, 'rollator', ''],
    ['a new description', { productDetails: 'A rollator' }, 'rollator', ''],
    ['a new price', { unitPriceCents: 5_00 }, 'walker', 'maxPrice=5'],
    ['another property', { sterile: true }, 'walker', 'sterile=true'],
  ])('%s', async (_what, change, term, query) => {
    const { productId } = await shop.make.product({ productName: 'Walker', quantity: 0 })
    expect(await idsOf(term, query)).toEqual([])

    await update(productId, change)

    expect(await idsOf(term, query)).toEqual([productId])
  })

  it('stock that crosses zero', async () => {
    const { productId } = await shop.make.product({ productName: 'Walker', quantity: 0 })
    expect(await idsOf('walker', 'inStock=true')).toEqual([])

    await shop.db
      .insertInto('stockMovement')
      .values({ productId, delta: 1, reason: 'OTHER' })
      .execute()

    expect(await idsOf('walker', 'inStock=true')).toEqual([productId])
  })

  it('a product that is hidden, shown again, and deleted', async () => {
    const { productId } = await shop.make.product({ productName: 'Walker', quantity: null })
    const other = await shop.make.product({ productName: 'Walker two', quantity: null })
    expect(await idsOf('walker')).toEqual([productId, other.productId])

    await update(productId, { productStatus: 'N' })
    expect(await idsOf('walker')).toEqual([other.productId])
    await update(productId, { productStatus: 'A' })
    expect(await idsOf('walker')).toEqual([productId, other.productId])
    await shop.db.deleteFrom('product').where('productId', '=', productId).execute()
    expect(await search('walker')).toMatchObject({ total: 1, facets: { onBackorder: 1 } })
  })

  it('old words are forgotten, also of a product changed twice', async () => {
    const { productId } = await shop.make.product({ productName: 'Walker' })
    expect(await idsOf('walker')).toEqual([productId])

    await update(productId, { productName: 'Rollator' })
    expect(await idsOf('walker')).toEqual([])
    await update(productId, { productName: 'Cane' })
    expect(await idsOf('rollator')).toEqual([])
    expect(await idsOf('cane')).toEqual([productId])
  })

  it('a transaction that began before another one was seen', async () => {
    const { productId } = await shop.make.product({ productName: 'Walker' })
    const tx = await shop.db.startTransaction().execute()
    await tx.updateTable('product').set({ productName: 'Rollator' }).execute()
    await shop.make.product({ productName: 'Cane' })
    expect((await search('cane')).total).toBe(1)
    expect(await idsOf('rollator')).toEqual([])

    await tx.commit().execute()

    expect(await idsOf('rollator')).toEqual([productId])
  })

  it('names of brands and the shop, meanings of words, and stars', async () => {
    const { brandId } = await shop.make.brand({ brandName: 'Oldbrand' })
    const { productId } = await shop.make.product({ productName: 'Walker', brandId })
    const { custId } = await shop.make.customer()
    expect(await idsOf('zimmer')).toEqual([])

    await shop.db
      .insertInto('searchSynonym')
      .values({ term: 'zimmer', meaning: 'walker' })
      .execute()
    await shop.db.updateTable('brand').set({ brandName: 'Newbrand' }).execute()
    await shop.db
      .insertInto('review')
      .values({ productId, custId, rating: 5, reviewTitle: 'Title', reviewMsg: 'Text' })
      .execute()

    const { facets } = await search('zimmer', 'minRating=5')
    expect(facets).toMatchObject({ rated4: 1, brands: [{ brandId, brandName: 'Newbrand' }] })
  })

  it('another name where it was suggested', async () => {
    const suggested = async (typed: string) => {
      const { products } = (await shop.get(`/products/suggest?q=${typed}`)).json<
        z.input<typeof Suggestions>
      >()
      return products.map((product) => product.productId)
    }
    const { productId } = await shop.make.product({ productName: 'Walker' })
    expect([await suggested('wal'), await suggested('rol')]).toEqual([[productId], []])

    await update(productId, { productName: 'Rollator' })

    expect([await suggested('wal'), await suggested('rol')]).toEqual([[], [productId]])
  })

  it('everything gone at once', async () => {
    await shop.make.product({ productName: 'Walker' })
    expect((await search('walker')).total).toBe(1)

    await sql`truncate product cascade`.execute(shop.db)

    expect((await search('walker')).total).toBe(0)
  })
})

describe('while there is no index', () => {
  it('PostgreSQL answers until it is loaded', async () => {
    const { productId } = await shop.make.product({ productName: 'Walker' })
    const index = makeSearchIndex({ ...shop.deps, cacheOf: () => shop.deps.cache, maxAgeMs: 0 })
    shop.deps.searchIndex = index

    const before = index.current()
    expect(await before).toBeUndefined()
    expect(await idsOf('walker')).toEqual([productId])

    await index.load()
    expect(await index.current()).toBeDefined()
    expect(await idsOf('walker')).toEqual([productId])
  })

  it('one that cannot ask for changes does for a minute', async () => {
    const time = { ms: 0 }
    await shop.make.product({ productName: 'Walker' })
    const { logger } = shop.deps
    const broken = { isBroken: false }
    const db = shop.db.withPlugin({
      transformResult: async ({ result }) => result,
      transformQuery: ({ node }) => {
        if (broken.isBroken) throw new Error('connect ECONNREFUSED')
        return node
      },
    })
    const cache = makeResponseCache({ nowMs: () => time.ms })
    const index = makeSearchIndex({ db, logger, cacheOf: () => cache })
    await index.load()
    broken.isBroken = true

    time.ms += 59_999
    expect(await index.current()).toMatchObject({ madeAtMs: 0 })
    time.ms += 1
    expect(await index.current()).toBeUndefined()
    broken.isBroken = false
    expect(await index.current()).toMatchObject({ madeAtMs: 60_000 })
  })

  it('asks for changes once it is older than a moment, or hears of one', async () => {
    const time = { ms: 0 }
    const cache = makeResponseCache({ nowMs: () => time.ms })
    const index = makeSearchIndex({ ...shop.deps, cacheOf: () => cache })
    await index.load()
    const asOf = async () => (await index.current())?.madeAtMs

    time.ms = 199
    expect(await asOf()).toBe(0)
    time.ms = 200
    expect(await asOf()).toBe(200)
    time.ms = 250
    cache.invalidate('category:7', 'product:7')
    expect(await asOf()).toBe(200)
    cache.invalidate('catalog')
    expect(await asOf()).toBe(250)
  })

  it('is loaded anew where more changed than is worth taking in', async () => {
    await shop.make.product({ productName: 'Walker' })
    expect((await search('stethoscope')).total).toBe(0)

    await sql`insert into product (product_name, sku, category_id, unit_price_cents)
      select 'Stethoscope ' || n, 'S-' || n, (select min(category_id) from category), 100
      from generate_series(1, 3100) as n`.execute(shop.db)

    expect((await search('stethoscope', 'pageSize=1')).total).toBe(3_100)
  })
})
