import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const AXES = JSON.stringify([{ name: 'size', values: ['S', 'M', 'L'] }])

async function makeFamily(values: readonly string[]) {
  await shop.db
    .insertInto('productFamily')
    .values({ familyKey: 'wrist-brace', title: 'Wrist brace', axes: AXES, sure: 3 })
    .execute()
  const products = []
  for (const value of values) {
    const product = await shop.make.product({ productName: `Wrist brace, ${value}` })
    await join(product.productId, value)
    products.push(product)
  }
  return products
}

const join = (productId: number, value: string) =>
  shop.db
    .insertInto('familyMember')
    .values({ productId, familyKey: 'wrist-brace', axisValues: [value] })
    .execute()

const familyOf = async (productId: number) =>
  (await shop.get(`/products/${productId}/family`)).json().family

describe('the family of a product', () => {
  it('names each member with its values, and no value that is not for sale', async () => {
    const [small, large] = await makeFamily(['S', 'L'])

    const family = await familyOf(small?.productId ?? 0)

    expect(family).toMatchObject({
      familyKey: 'wrist-brace',
      title: 'Wrist brace',
      axes: [{ name: 'size', values: ['S', 'L'] }],
      members: [
        { productId: small?.productId, productName: 'Wrist brace, S', price: 9, values: ['S'] },
        { productId: large?.productId, productName: 'Wrist brace, L', values: ['L'] },
      ],
    })
  })

  it('is missing while only one member is sold, and comes back with the other', async () => {
    const [small, large] = await makeFamily(['S', 'L'])
    const setStatus = (productStatus: 'A' | 'N') =>
      shop.db
        .updateTable('product')
        .set({ productStatus })
        .where('productId', '=', large?.productId ?? 0)
        .execute()

    await setStatus('N')
    expect(await familyOf(small?.productId ?? 0)).toBe(null)
    expect((await shop.get(`/products/${large?.productId}/family`)).statusCode).toBe(404)
    await setStatus('A')
    await expect.poll(() => familyOf(small?.productId ?? 0)).toMatchObject({ title: 'Wrist brace' })
  })

  it('is null for a single product, and 404 for an unknown one', async () => {
    const { productId } = await shop.make.product()

    expect(await familyOf(productId)).toBe(null)
    expect((await shop.get('/products/999999/family')).statusCode).toBe(404)
  })

  it('contains no product twice, nor two with the same values', async () => {
    const [small] = await makeFamily(['S', 'M'])
    const other = await shop.make.product()

    await expect(join(small?.productId ?? 0, 'L')).rejects.toThrow(/family_member_pkey/)
    await expect(join(other.productId, 'S')).rejects.toThrow(/family_member_family_key/)
  })
})
