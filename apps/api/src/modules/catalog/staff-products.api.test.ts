import { messages } from '@mendwell/contract/wire/messages'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const password = 'correct horse battery'

const staff = async () => signIn(shop, await shop.make.staff({ password }))
const photo = async () => {
  const background = '#0a6'
  const png = sharp({ create: { width: 9, height: 9, channels: 3, background } }).png()
  return (await png.toBuffer()).toString('base64')
}

describe('POST /products/save', () => {
  const form = async () => ({
    productName: 'Wrist brace',
    productDetails: 'Keeps the wrist straight.',
    unitPrice: 19.99,
    categoryId: (await shop.make.category()).categoryId,
  })

  it('publishes a product with the four required fields', async () => {
    const options = await staff()

    const shown = { ...(await form()), productStatus: 'A' }

    const response = await shop.post('/products/save', shown, options)

    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      productName: 'Wrist brace',
      unitPrice: 19.99,
      onlinePrice: 17.99,
      quantity: null,
      productStatus: 'A',
      showFlag: true,
      popularFlag: 0,
      sku: expect.stringMatching(/^MW-[0-9A-F]{8}$/),
      updatedBy: 'staff 1',
    })
    const found = await shop.get('/products/searchProducts/wrist')
    expect(found.json().total).toBe(1)
  })

  it('saves all fields of the form; the purchase price is for staff', async () => {
    const options = await staff()
    const { brandId } = await shop.make.brand()

    const response = await shop.post(
      '/products/save',
      {
        ...(await form()),
        brandId,
        salePrice: 15.5,
        wholesalePrice: 9.1,
        purchasePrice: 7,
        quantity: 12,
        popularFlag: 1,
        productStatus: 'N',
        optionsAttributes: [{ description: 'CUTPRICE' }],
        extraAttributes: [{ description: 'Left hand', note: 'for the left' }],
        sku: 'WB-1',
        taxExemptFlag: true,
        weight: 0.25,
        weightUnit: 'lb',
        productImage: await photo(),
      },
      options,
    )

    expect(response.json()).toMatchObject({
      salePrice: 15.5,
      onlinePrice: 15.5,
      discount: 22.46,
      wholesalePrice: 9.1,
      purchasePrice: 7,
      quantity: 12,
      productStatus: 'N',
      extraAttributes: [{ description: 'Left hand', note: 'for the left' }],
      sku: 'WB-1',
    })
    expect(await shop.count('product_image')).toBe(1)
    const { productId } = response.json()
    expect((await shop.get(`/products/${productId}`)).statusCode).toBe(404)
    const seen = await shop.get(`/products/${productId}`, options)
    expect(seen.body).not.toMatch(/wholesale|purchase/)
  })

  it.each([
    { change: { productName: '' }, path: 'productName', message: 'The product name is required' },
    { change: { productDetails: undefined }, path: 'productDetails', message: /required/ },
    { change: { unitPrice: undefined }, path: 'unitPrice', message: /./ },
    { change: { unitPrice: -1 }, path: 'unitPrice', message: /./ },
    { change: { unitPrice: 1.005 }, path: 'unitPrice', message: /./ },
    { change: { unitPrice: 2_000_000 }, path: 'unitPrice', message: /1,000,000/ },
    { change: { categoryId: undefined }, path: 'categoryId', message: /required/ },
    { change: { categoryId: 4711 }, path: 'categoryId', message: 'There is no such category' },
    { change: { brandId: 4711 }, path: 'brandId', message: 'There is no such brand' },
    { change: { sku: 'TAKEN' }, path: 'sku', message: 'Another product has this SKU' },
    {
      change: { optionsAttributes: [{ description: 'CUTPRICE' }], salePrice: 19.99 },
      path: 'salePrice',
      message: messages.saleNoSaving,
    },
    { change: { popularFlag: 2 }, path: 'popularFlag', message: /./ },
    { change: { quantity: -1 }, path: 'quantity', message: /./ },
  ])('says under $path what is wrong with $change', async ({ change, path, message }) => {
    await shop.make.product({ sku: 'TAKEN' })

    const response = await shop.post(
      '/products/save',
      { ...(await form()), ...change },
      await staff(),
    )

    expect(response.statusCode).toBe(422)
    expect(response.json().errors[0].path).toBe(path)
    expect(response.json().errors[0].message).toMatch(message)
    expect(await shop.count('product')).toBe(1)
  })

  it.each([
    { image: 'AAAA'.repeat(25_000), status: 413 },
    { image: Buffer.from('no picture').toString('base64'), status: 415 },
    { image: 'data:text/html;base64,AAAA', status: 415 },
  ])('answers a picture that cannot be with $status', async ({ image: productImage, status }) => {
    const body = { ...(await form()), productImage }

    const response = await shop.post('/products/save', body, await staff())

    expect(response.statusCode).toBe(status)
    expect(await shop.count('product')).toBe(0)
  })

  it('is for staff alone', async () => {
    const customer = await signIn(shop, await shop.make.customer({ password }))

    expect((await shop.post('/products/save', await form())).statusCode).toBe(401)
    const response = await shop.post('/products/save', await form(), customer)
    expect(response.statusCode).toBe(403)
  })
})

describe('PUT /products/update', () => {
  it('changes what is sent and nothing else', async () => {
    const before = await shop.make.product({ notes: 'fragile', quantity: 5 })
    const { productId } = before

    const body = { productId, unitPrice: 12, productStatus: 'N' }
    const response = await shop.put('/products/update', body, await staff())

    expect(response.json()).toMatchObject({
      productName: before.productName,
      unitPrice: 12,
      productStatus: 'N',
      notes: 'fragile',
      quantity: 5,
    })
  })

  it('records no field in the history that stayed empty', async () => {
    const { productId } = await shop.make.product()
    const empty = { notes: '', manufacturer: '', gtin: '', hcpcs: '' }

    await shop.put('/products/update', { productId, unitPrice: 12, ...empty }, await staff())

    const { before, after } = await shop.db
      .selectFrom('staffEvent')
      .select(['before', 'after'])
      .executeTakeFirstOrThrow()
    expect([before, after]).toEqual([{ unitPriceCents: 1000 }, { unitPriceCents: 1200 }])
  })

  it.each([
    { before: 5, counted: 8, moves: [5, 3] },
    { before: 5, counted: 5, moves: [5] },
    { before: 5, counted: 0, moves: [5, -5] },
    { before: 5, counted: null, moves: [5, -5] },
    { before: null, counted: 4, moves: [4] },
    { before: null, counted: 0, moves: [] },
  ])('books a count of $counted where $before were known', async ({ before, counted, moves }) => {
    const { productId } = await shop.make.product({ quantity: before })

    const body = { productId, quantity: counted }
    const response = await shop.put('/products/update', body, await staff())

    expect(response.json().quantity).toBe(counted)
    const movements = await shop.db
      .selectFrom('stockMovement')
      .select('delta')
      .orderBy('movementId')
      .execute()
    expect(movements.map(({ delta }) => delta)).toEqual(moves)
  })

  it('refuses a second change based on an outdated product', async () => {
    const { productId, updatedAt } = await shop.make.product()
    const options = await staff()
    const body = { productId, updatedAt: updatedAt.toISOString() }

    const first = await shop.put('/products/update', { ...body, unitPrice: 11 }, options)
    const second = await shop.put('/products/update', { ...body, unitPrice: 12 }, options)
    const third = await shop.put(
      '/products/update',
      { productId, updatedAt: first.json().updatedAt, unitPrice: 13 },
      options,
    )

    expect([first, second, third].map(({ statusCode }) => statusCode)).toEqual([200, 409, 200])
    expect(third.json().unitPrice).toBe(13)
  })

  it("changes the pictures' address when their content changes", async () => {
    const { productId } = await shop.make.product()
    const options = await staff()
    const update = async (change: object) =>
      (await shop.put('/products/update', { productId, ...change }, options)).json().imageUrl

    const [one, same, other] = [
      await update({ productName: 'Brace' }),
      await update({ unitPrice: 4 }),
      await update({ productName: 'Sling' }),
    ]

    expect(same).toBe(one)
    expect(other).not.toBe(one)
  })

  it.each([
    { body: { productId: 4711, unitPrice: 1 }, status: 404 },
    { body: { unitPrice: 1 }, status: 422 },
    { body: { productId: 1, sku: 'OTHER' }, status: 422 },
    { body: { productId: 1, productStatus: 'X' }, status: 422 },
  ])('answers $body with $status', async ({ body, status }) => {
    await shop.make.product()
    await shop.make.product({ sku: 'OTHER' })

    const response = await shop.put('/products/update', body, await staff())

    expect(response.statusCode).toBe(status)
  })
})
