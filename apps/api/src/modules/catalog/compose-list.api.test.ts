import { ProductPage, Suggestions } from '@mendwell/contract/catalog'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { startTestShop } from '../../../test/start-test-shop.ts'
import { makeResponseCache } from '../../cache/response-cache.ts'
import { productCards } from './product-cards.ts'
import { makeCardWriter } from './write-cards.ts'

const shop = await startTestShop()
const { db } = shop.deps
const time = { ms: 0 }
let statements = 0
beforeEach(async () => {
  await shop.reset()
  shop.deps.cache = makeResponseCache({ nowMs: () => time.ms })
  shop.deps.db = db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  statements = 0
})
afterAll(() => shop.close())

/** On a slow machine too. */
const SOON = { timeout: 10_000 }
const ALL = '/products/findProductsByCategory/-1'
async function rename(productId: number, productName: string) {
  await db.updateTable('product').set({ productName }).where('productId', '=', productId).execute()
  shop.deps.cache.invalidate(`product:${productId}`)
}
const listed = async (query: string) => {
  const { productList } = (await shop.get(`${ALL}?${query}`)).json()
  return productList.map(({ productId }: { productId: number }) => productId)
}

function takeDatabaseAway() {
  shop.deps.db = db.withPlugin({
    transformResult: async ({ result }) => result,
    transformQuery: () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    },
  })
}

describe('a list of a shop that hears of changes', () => {
  it('shows each of many products anew that one statement changed', async () => {
    const open = await startTestShop({ keepsAnswers: true })
    try {
      const { categoryId } = await open.make.category()
      await sql`insert into product (product_name, sku, category_id, unit_price_cents)
        select 'Thing', 'T' || n, ${categoryId}, 100 from generate_series(1, 150) as n`.execute(
        open.db,
      )
      let asked = 0
      const prices = async () => {
        const url = `/products/findProductsByCategory/${categoryId}?n=${++asked}`
        const { productList } = (await open.get(url)).json()
        return new Set(productList.map(({ unitPrice }: { unitPrice: number }) => unitPrice))
      }
      await vi.waitFor(async () => expect(await prices()).toEqual(new Set([1])), SOON)

      await open.db.updateTable('product').set({ unitPriceCents: 200 }).execute()

      await vi.waitFor(async () => expect(await prices()).toContain(2), SOON)
      expect(await prices()).toEqual(new Set([2]))
    } finally {
      await open.close()
    }
  })
})

describe('a list put together from parts', () => {
  it('is spelled as the contract encodes it, byte for byte', async () => {
    const { brandId } = await shop.make.brand({ brandName: 'Zoë & “Söhne” 株式会社' })
    await shop.make.product({
      brandId,
      productName: 'Naïve “bandage” \\ 5″\n\u2028',
      quantity: null,
    })
    await shop.make.product({ unitPriceCents: 10_10, salePriceCents: 9_99, cutPrice: true })
    for (const url of [ALL, `${ALL}?page=1&pageSize=1`, `${ALL}?minPrice=900000`]) {
      const { body } = await shop.get(url)

      const encoded = z.encode(ProductPage, z.decode(ProductPage, JSON.parse(body)))
      expect(body, url).toBe(JSON.stringify(encoded))
    }
  })

  it('is where suggestions take their products from, spelled as the contract encodes them', async () => {
    const productName = 'Bandage, “naïve” \\ 5″'
    const onlinePrice = ',"onlinePrice":1,"imageUrl":""'
    await shop.make.product({
      productName,
      productDetails: onlinePrice,
      packagingAttributes: JSON.stringify([{ description: 'Pack', onlinePrice }]),
    })
    await shop.get(`${ALL}?pageSize=1`)
    statements = 0

    const { body } = await shop.get('/products/suggest?q=bandage')

    const wire = JSON.parse(body)
    expect(wire.products).toMatchObject([{ productName, onlinePrice: 9 }])
    expect(body).toBe(JSON.stringify(z.encode(Suggestions, z.decode(Suggestions, wire))))
    // The product is known of the list, and the word's stem since the index was loaded.
    expect(statements).toBe(0)
  })

  it('reads a product once for all pages', async () => {
    for (let n = 0; n < 5; n++) await shop.make.product()
    statements = 0

    await shop.get(`${ALL}?pageSize=2`)
    expect(statements).toBe(1)
    await shop.get(`${ALL}?pageSize=2&page=2`)
    expect(statements).toBe(2)
    await shop.get(`${ALL}?pageSize=4`)
    expect(statements).toBe(2)
    await shop.get(`${ALL}?pageSize=5&sort=-price`)
    expect(statements).toBe(3)
  })

  it('reads no product that is written down, until it changes or changes are not heard', async () => {
    const { productId } = await shop.make.product({ productName: 'Before' })
    await shop.make.product()
    const writer = makeCardWriter(productCards, shop.deps)
    await writer.start()
    try {
      shop.deps.cache.heardUntil(time.ms)
      const read = await listed('pageSize=1&page=2')
      statements = 0
      const unread = await listed('pageSize=2')
      expect([read.length, unread.length, statements]).toEqual([1, 2, 0])

      await rename(productId, 'After')
      const { productList } = (await shop.get(`${ALL}?n=1`)).json()
      expect(productList).toContainEqual(expect.objectContaining({ productName: 'After' }))

      time.ms += 6_000
      statements = 0
      await listed('pageSize=2&n=2')
      expect(statements).toBe(1)
    } finally {
      await writer.stop()
    }
  })

  it('while the database is away shows what was written down, until a minute after changes were heard last', async () => {
    await shop.make.product()
    const writer = makeCardWriter(productCards, shop.deps)
    await writer.start()
    try {
      await listed('minPrice=900000')
      shop.deps.cache.heardUntil(time.ms)
      shop.deps.cache.doubt()
      time.ms += 59_000
      takeDatabaseAway()
      expect((await shop.get(`${ALL}?pageSize=1`)).statusCode).toBe(200)
      time.ms += 2_000
      expect((await shop.get(`${ALL}?pageSize=1&n=1`)).statusCode).toBe(503)
    } finally {
      await writer.stop()
    }
  })

  it('is never older than its oldest part', async () => {
    const { productId } = await shop.make.product()
    expect(await listed('pageSize=1')).toEqual([productId])
    const later = await shop.make.product({ popularFlag: 1 })

    time.ms += 4_000
    const composed = await shop.get(`${ALL}?pageSize=2`)
    expect(composed.json().total).toBe(2)
    expect(composed.headers['cache-control']).toBe('public, max-age=1')

    time.ms += 1_000
    await db.updateTable('product').set({ notes: 'new' }).execute()
    const { productList } = (await shop.get(`${ALL}?pageSize=2&n=1`)).json()
    expect(productList).toMatchObject([
      { productId: later.productId, notes: null },
      { productId, notes: 'new' },
    ])
  })

  it('shows what changed in a product, and at once without one that is not sold any more', async () => {
    const { productId } = await shop.make.product({ productName: 'Before' })
    const other = await shop.make.product()
    const name = async (page: string) =>
      (await shop.get(`${ALL}?${page}`)).json().productList[0].productName
    expect(await name('pageSize=1')).toBe('Before')

    await rename(productId, 'After')
    expect(await name('pageSize=1&n=1')).toBe('After')

    await db
      .updateTable('product')
      .set({ productStatus: 'N' })
      .where('productId', '=', productId)
      .execute()
    shop.deps.cache.invalidate(`product:${productId}`)
    expect(await listed('pageSize=2')).toEqual([other.productId])
  })

  it('while the database is away is put together from parts of the last minute', async () => {
    await shop.make.product()
    await shop.make.product()
    await listed('pageSize=2')
    takeDatabaseAway()

    time.ms += 30_000
    const composed = await shop.get(`${ALL}?pageSize=1&page=2`)
    expect([composed.statusCode, composed.json().productList.length]).toEqual([200, 1])
    expect(composed.headers['cache-control']).toBe('public, max-age=0')

    time.ms += 30_000
    expect((await shop.get(`${ALL}?pageSize=1&page=2`)).statusCode).toBe(503)
  })
})
