import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const CHART = {
  chartKey: 'thumb',
  title: 'Thumb splints',
  titleEs: 'Férulas de pulgar',
  rule: 'ANY',
  decides: null,
  betweenSizes: 'LARGER',
  points: JSON.stringify([{ point: 'wrist', unit: 'in' }]),
  sizes: JSON.stringify([{ size: 'S', ranges: { wrist: [null, 6.5] } }]),
  advice: 'Swelling needs room.',
  adviceEs: 'La hinchazón necesita espacio.',
  source: 'chart of the maker',
  isTypical: false,
  sure: 3,
}

/** A product of the chart, of a size if it is known. */
async function makeSized(size: string | null) {
  const product = await shop.make.product()
  await shop.db
    .insertInto('sizedProduct')
    .values({ productId: product.productId, chartKey: 'thumb', size })
    .execute()
  return product
}

const sizesOf = async (productId: number) =>
  (await shop.get(`/products/${productId}/sizes`)).json().sizing

describe('the size chart of a product', () => {
  it("includes the chart's products with a known size", async () => {
    await shop.db.insertInto('sizeChart').values(CHART).execute()
    const small = await makeSized('S')
    const unknown = await makeSized(null)

    expect(await sizesOf(small.productId)).toMatchObject({
      size: 'S',
      chart: { chartKey: 'thumb', between: 'LARGER', source: 'chart of the maker' },
      products: [{ productId: small.productId, size: 'S', productName: small.productName }],
    })
    expect(await sizesOf(unknown.productId)).toMatchObject({ size: null })
  })

  it('omits products no longer sold', async () => {
    await shop.db.insertInto('sizeChart').values(CHART).execute()
    const small = await makeSized('S')
    const other = await makeSized('S')
    await shop.db
      .updateTable('product')
      .set({ productStatus: 'N' })
      .where('productId', '=', small.productId)
      .execute()

    await expect
      .poll(async () => (await sizesOf(other.productId)).products)
      .toMatchObject([{ productId: other.productId }])
    expect((await shop.get(`/products/${small.productId}/sizes`)).statusCode).toBe(404)
  })

  it('is null without a chart, and 404 without a product', async () => {
    const { productId } = await shop.make.product()

    expect(await sizesOf(productId)).toBe(null)
    expect((await shop.get('/products/999999/sizes')).statusCode).toBe(404)
  })
})
