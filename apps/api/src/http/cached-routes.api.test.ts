import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../test/shop/start-test-shop.ts'
import { signIn } from '../../test/shoppers/sign-in.ts'
import { makeCache } from '../ground/cache.ts'

const time = { ms: 1 }
const shop = await startTestShop({ cache: makeCache({ nowMs: () => time.ms }) })
const { catalogue } = shop.deps
beforeEach(async () => {
  await shop.reset()
  shop.deps.catalogue = catalogue
})
afterAll(() => shop.close())

const password = 'quite a long staple'
const ALL = '/products/findProductsByCategory/-1'
const total = async () => (await shop.get(ALL)).json().total

describe('cached answers', () => {
  it('a list may be five seconds old, and says how long it is fresh', async () => {
    await shop.make.product()
    expect(await total()).toBe(1)
    await shop.make.product()

    time.ms += 3_500
    const kept = await shop.get(ALL)
    expect(kept.json().total).toBe(1)
    expect(kept.headers['cache-control']).toBe('public, max-age=1')

    time.ms += 1_501
    expect(await total()).toBe(2)
  })

  it('a price shown is at most five seconds old, a price charged never is', async () => {
    const { productId } = await shop.make.product({ unitPriceCents: 1_00 })
    const shown = async () => (await shop.get(`/products/${productId}`)).json().unitPrice
    const charged = async () => {
      const body = { orderItems: [{ productId, quantity: 1 }] }
      return (await shop.post('/orders/quote', body)).json().lines[0].unitPrice
    }
    expect([await shown(), await charged()]).toEqual([1, 0.9])

    await shop.db.updateTable('product').set({ unitPriceCents: 2_00 }).execute()

    expect([await shown(), await charged()]).toEqual([1, 1.8])
    time.ms += 5_001
    expect(await shown()).toBe(2)
  })

  it('shows staff their own changes at once', async () => {
    const staff = await signIn(shop, await shop.make.staff({ password }))
    const { productId } = await shop.make.product({ unitPriceCents: 1_00 })
    expect((await shop.get(`/products/${productId}`)).json().unitPrice).toBe(1)

    const saved = await shop.put('/products/update', { productId, unitPrice: 2 }, staff)

    expect(saved.statusCode, saved.body).toBe(200)
    expect((await shop.get(`/products/${productId}`)).json().unitPrice).toBe(2)
  })

  it('have the same max-age for customers as for everyone, so that browsers cache them', async () => {
    const ada = await signIn(shop, await shop.make.customer({ password }))
    expect((await shop.get(ALL, ada)).headers['cache-control']).toBe('public, max-age=5')
  })

  it('cache nothing that only staff may see', async () => {
    const staff = await signIn(shop, await shop.make.staff({ password }))
    const { productId } = await shop.make.product({ productStatus: 'N' })
    const open = (as = {}) => shop.get(`/products/${productId}`, as)

    const own = await open(staff)
    const [visitor] = await Promise.all([open(), open(staff)])

    expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(visitor.statusCode).toBe(404)
  })

  it('are identical in every byte and header, fresh or cached', async () => {
    await shop.make.product()
    const made = await shop.get(ALL)
    const kept = await shop.get(ALL)
    const head = await shop.app.inject({ method: 'HEAD', url: `/api${ALL}` })

    const { date: _, ...madeHeaders } = made.headers
    const { date: __, ...keptHeaders } = kept.headers
    const { date: ___, ...headHeaders } = head.headers
    expect(kept.rawPayload).toEqual(made.rawPayload)
    expect(keptHeaders).toEqual(madeHeaders)
    expect(keptHeaders).toEqual(headHeaders)
    expect(keptHeaders).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
  })

  it.each([
    ALL,
    '/products/searchProducts/product',
    '/products/findPopularProducts',
    '/category/findAll',
    '/brands/findAll',
    '/departments/findAll',
    '/country/findAll',
    '/ezpztax/findAllTaxes',
    '/newsTracker/findAll',
  ])('%s answers 304 to a browser that has it already', async (url) => {
    await shop.make.product()
    const first = await shop.get(url)
    const headers = { 'if-none-match': `${first.headers.etag}` }

    const kept = await shop.get(url, { headers })
    shop.deps.cache.clear()
    const madeAgain = await shop.get(url, { headers })

    expect(first.statusCode).toBe(200)
    expect(first.headers.etag).toMatch(/^"[\w-]{22}-identity"$/)
    expect([kept.statusCode, kept.body]).toEqual([304, ''])
    expect([madeAgain.statusCode, madeAgain.body]).toEqual([304, ''])
  })

  it('are sent compressed, with an ETag of their own', async () => {
    for (let n = 0; n < 5; n++) await shop.make.product()
    const plain = await shop.get(ALL)
    const packed = await shop.get(ALL, { headers: { 'accept-encoding': 'gzip, br' } })

    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(String(brotliDecompressSync(packed.rawPayload))).toBe(plain.body)
    expect(packed.headers.etag).not.toBe(plain.headers.etag)
  })

  it('send the length for HEAD requests', async () => {
    await shop.make.product()
    const { rawPayload } = await shop.get(ALL)

    const head = await shop.app.inject({ method: 'HEAD', url: `/api${ALL}` })

    expect(head.headers['content-length']).toBe(String(rawPayload.length))
    expect(head.body).toBe('')
  })

  it('cache no refusal', async () => {
    const refused = await shop.get(`${ALL}?page=0`)

    expect(refused.statusCode).toBe(422)
    expect(refused.headers['cache-control']).toBe('no-store')
    expect((await shop.get(`${ALL}?page=0`)).statusCode).toBe(422)
  })

  it('are served for a minute while the database is down, then an error', async () => {
    await shop.make.product()
    await total()
    shop.deps.catalogue = catalogue.withPlugin({
      transformResult: async ({ result }) => result,
      transformQuery: () => {
        throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
      },
    })

    time.ms += 30_000
    const stale = await shop.get(ALL)
    time.ms += 31_000
    const gone = await shop.get(ALL)

    expect(stale.json().total).toBe(1)
    expect(stale.headers['cache-control']).toBe('public, max-age=0')
    expect(gone.statusCode).toBe(503)
    expect(gone.headers['retry-after']).toBe('2')
  })

  it('are created once for many concurrent shoppers', async () => {
    await shop.make.product()
    let statements = 0
    shop.deps.catalogue = catalogue.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1
        return node
      },
      transformResult: async ({ result }) => result,
    })

    await Promise.all(Array.from({ length: 20 }, () => shop.get(ALL)))

    expect(statements).toBe(2)
  })
})
