import { afterAll, describe, expect, it } from 'vitest'
import { startTestShop } from '../../test/shop/start-test-shop.ts'
import { buy } from '../../test/shoppers/buy.ts'
import { signIn } from '../../test/shoppers/sign-in.ts'

const shop = await startTestShop({ caches: true })
afterAll(() => shop.close())
const password = 'quite a long staple'
const staff = await signIn(shop, await shop.make.staff({ password }))
const customer = await signIn(shop, await shop.make.customer({ password }))

type Made = Awaited<ReturnType<typeof shop.make.product>>

const open = (url: string) => shop.app.inject({ url })
const answerOf = async ({ productId }: Made) => (await shop.get(`/products/${productId}`)).body
async function pageOf({ productId }: Made) {
  const { headers } = await open(`/p/${productId}`)
  return (await open(`${headers.location ?? `/p/${productId}`}`)).body
}
/** The product in the page's script, exactly as the call returns it. */
const inPage = (page: string, answer: string) => page.includes(answer.replaceAll('<', '\\u003c'))

const ok = async (response: Promise<{ statusCode: number; body: string }>) => {
  const { statusCode, body } = await response
  expect(statusCode, body).toBe(200)
  return JSON.parse(body)
}
const file = (content: string) => {
  const payload = new FormData()
  payload.append('file', new File([content], 'products.csv'))
  const headers = { authorization: `Bearer ${staff.bearer}` }
  return shop.app.inject({ method: 'POST', url: '/api/staff/imports', headers, payload })
}
const update = (product: Made, change: object) =>
  ok(shop.put('/products/update', { productId: product.productId, ...change }, staff))
async function lastEvent({ productId }: Made) {
  const { rows } = await ok(shop.get(`/staff/history/product/${productId}`, staff))
  return rows[0].eventId
}
async function importPrice({ sku, categoryId }: Made) {
  const { importId } = await ok(
    file(
      `sku,productName,productDetails,unitPrice,categoryId\n${sku},Renamed,Of a file,77.5,${categoryId}`,
    ),
  )
  await shop.runJobs()
  await ok(shop.post(`/staff/imports/${importId}/apply`, {}, staff))
  await shop.runJobs()
  return importId
}

/** Every way to change what a product shows; `before` runs while nothing is cached yet. */
const writers: [
  string,
  {
    before?: (product: Made) => Promise<unknown>
    change: (product: Made, before: unknown) => Promise<unknown>
  },
][] = [
  ['the form', { change: (product) => update(product, { unitPrice: 12.5 }) }],
  [
    'the grid',
    {
      change: ({ productId }) =>
        ok(shop.put('/staff/products', { rows: [{ productId, unitPrice: 13.5 }] }, staff)),
    },
  ],
  [
    'an undo',
    {
      before: (product) => update(product, { unitPrice: 14.5 }),
      change: async (product) =>
        ok(shop.post('/staff/history/undo', { eventId: await lastEvent(product) }, staff)),
    },
  ],
  [
    'a stock move',
    {
      change: ({ productId }) =>
        ok(shop.post(`/staff/products/${productId}/stock`, { delta: 3, reason: 'OTHER' }, staff)),
    },
  ],
  [
    'the last piece sold',
    { change: ({ productId }) => buy(shop, { lines: [{ productId, quantity: 20 }] }) },
  ],
  [
    'a canceled order',
    {
      before: ({ productId }) => buy(shop, { lines: [{ productId, quantity: 2 }], card: null }),
      change: (_, bought) => {
        const { orderId } = bought as { orderId: number }
        return ok(
          shop.post('/staff/orders/move', { orderIds: [orderId], status: 'REJECTED' }, staff),
        )
      },
    },
  ],
  [
    'a review',
    {
      change: ({ productId }) =>
        ok(
          shop.post(
            '/review/save',
            { productId, rating: 4, reviewTitle: 'Good', reviewMsg: 'It holds.' },
            customer,
          ),
        ),
    },
  ],
  [
    'a setting',
    {
      change: (product) =>
        ok(shop.put('/staff/settings', { onlineDiscount: 10 + (product.productId % 40) }, staff)),
    },
  ],
  [
    'its category renamed',
    {
      change: async ({ categoryId }) =>
        shop.db
          .updateTable('category')
          .set({ subCategory: `Renamed ${categoryId}` })
          .where('categoryId', '=', categoryId)
          .execute(),
    },
  ],
  ['a file', { change: importPrice }],
  [
    'a file taken back',
    {
      before: importPrice,
      change: async (_, importId) => {
        await ok(shop.post(`/staff/imports/${importId}/undo`, {}, staff))
        await shop.runJobs()
      },
    },
  ],
  [
    'SQL from elsewhere',
    {
      change: ({ productId }) =>
        shop.db
          .updateTable('product')
          .set({ unitPriceCents: 99_00 })
          .where('productId', '=', productId)
          .execute(),
    },
  ],
]

describe('the cached answer and page of a product', () => {
  it.each(writers)('are new right after %s', async (_name, { before, change }) => {
    const product = await shop.make.product()
    const prepared = await before?.(product)
    const answer = await answerOf(product)
    const page = await pageOf(product)
    expect(inPage(page, answer)).toBe(true)
    const { etag } = (await shop.get(`/products/${product.productId}`)).headers

    await change(product, prepared)

    // A change outside the back office's calls is notified by the database a moment later.
    await expect.poll(() => answerOf(product)).not.toBe(answer)
    const newAnswer = await answerOf(product)
    expect((await shop.get(`/products/${product.productId}`)).headers.etag).not.toBe(etag)
    expect(inPage(await pageOf(product), newAnswer)).toBe(true)
  })

  it('are deleted with the product', async () => {
    const product = await shop.make.product()
    await answerOf(product)
    const address = `${(await open(`/p/${product.productId}`)).headers.location}`
    expect((await open(address)).statusCode).toBe(200)

    await update(product, { productStatus: 'N' })

    expect((await shop.get(`/products/${product.productId}`)).statusCode).toBe(404)
    expect((await open(address)).statusCode).toBe(404)
  })
})
