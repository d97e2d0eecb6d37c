import { LOW_STOCK } from '@mendwell/contract/catalog/staff-products'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
let options = { bearer: '' }
beforeEach(async () => {
  await shop.reset()
  options = await signIn(shop, await shop.make.staff({ password: 'correct horse battery' }))
})
afterAll(() => shop.close())

const events = () =>
  shop.db
    .selectFrom('staffEvent')
    .select(['action', 'objectType', 'objectId', 'before', 'after'])
    .orderBy('eventId')
    .execute()

describe('the list of products', () => {
  const names = async (query: string) => {
    const response = await shop.get(`/staff/products?${query}`, options)
    expect(response.statusCode).toBe(200)
    const { rows, total } = response.json()
    expect(total).toBe(rows.length)
    return rows.map((row: { productName: string }) => row.productName)
  }

  it.each([
    ['', ['Sling', 'Brace XL', 'Wrist brace']],
    ['sort=productName', ['Brace XL', 'Sling', 'Wrist brace']],
    ['sort=-unitPrice', ['Sling', 'Brace XL', 'Wrist brace']],
    ['q=bra', ['Brace XL', 'Wrist brace']],
    ['q=SL-9', ['Sling']],
    ['q=2', ['Brace XL']],
    ['q=%25', []],
    ['status=N', ['Sling']],
    ['stock=out', ['Brace XL']],
    ['stock=low', ['Wrist brace']],
    ['stock=uncounted', ['Sling']],
    ['stock=in&q=brace', ['Wrist brace']],
    ['categoryId=1', ['Wrist brace']],
    ['brandId=1', ['Brace XL']],
  ])('shows for %j what staff looks for', async (query, expected) => {
    await shop.make.product({ productName: 'Wrist brace', unitPriceCents: 1_00, quantity: 5 })
    const { brandId } = await shop.make.brand()
    const brace = { productName: 'Brace XL', unitPriceCents: 2_00, quantity: 0, brandId }
    await shop.make.product(brace)
    const sling = { productName: 'Sling', unitPriceCents: 3_00, quantity: null, sku: 'SL-9' }
    await shop.make.product({ ...sling, productStatus: 'N' })

    expect(await names(query)).toEqual(expected)
  })
})

describe('low stock', () => {
  it("is less than the form's warning threshold", async () => {
    const { productId } = await shop.make.product({ quantity: LOW_STOCK - 1 })
    await shop.make.product({ quantity: LOW_STOCK })

    const { rows } = (await shop.get('/staff/products?stock=low', options)).json()

    expect(rows).toMatchObject([{ productId }])
  })
})

describe('product changes', () => {
  it('are recorded in the history: only what differs', async () => {
    const { productId } = await shop.make.product()
    await shop.put(
      '/products/update',
      { productId, unitPrice: 12, productName: 'Product 1' },
      options,
    )
    await shop.put('/products/update', { productId, quantity: 7 }, options)
    await shop.put('/products/update', { productId, unitPrice: 12 }, options)

    const object = { action: 'change', objectType: 'product', objectId: String(productId) }
    expect(
      (await events()).map(({ before, after, ...rest }) => ({ ...rest, before, after })),
    ).toEqual([
      expect.objectContaining({
        ...object,
        after: expect.objectContaining({ unitPriceCents: 12_00 }),
      }),
      { ...object, before: { quantity: 20 }, after: { quantity: 7 } },
    ])
  })

  it('in the grid are applied all or none', async () => {
    const one = await shop.make.product()
    const two = await shop.make.product()
    const edit = (rows: object[]) => shop.put('/staff/products', { rows }, options)
    const updatedAt = two.updatedAt.toISOString()

    const refused = await edit([
      { productId: one.productId, unitPrice: 5 },
      { productId: 4711, quantity: 1 },
    ])
    expect(refused.statusCode).toBe(404)
    expect(refused.json().detail).toMatch(/^Product 4711: /)
    expect((await shop.get(`/products/${one.productId}`)).json().unitPrice).toBe(10)

    const rows = [
      { productId: one.productId, unitPrice: 5, quantity: 3 },
      { productId: two.productId, productStatus: 'N', updatedAt },
    ]
    expect((await edit(rows)).json()).toMatchObject({ saved: 2 })
    const again = await edit([{ productId: two.productId, unitPrice: 1, updatedAt }])
    expect(again.statusCode).toBe(409)
    expect(again.json().productId).toBe(two.productId)
    const now = (await shop.get(`/products/${one.productId}`)).json()
    expect(now).toMatchObject({ unitPrice: 5, quantity: 3 })
  })

  it('in the grid set kinds, and name an unknown one', async () => {
    const { productId } = await shop.make.product()
    const { kindKey, name } = await shop.make.kind()
    const set = (key: string) =>
      shop.put('/staff/products', { rows: [{ productId, kindKey: key }] }, options)

    const refused = await set('no-such-kind')
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toMatchObject([
      { path: 'rows.0.kindKey', message: 'There is no such kind of product' },
    ])
    expect((await set(kindKey)).json()).toMatchObject({ saved: 1 })
    const [listed] = (await shop.get('/staff/products', options)).json().rows
    expect(listed.kindName).toBe(name)
  })

  it('in the grid that are invalid are named, each at its field', async () => {
    const one = await shop.make.product()
    const two = await shop.make.product({ salePriceCents: 8_00, cutPrice: true })
    const rows = [
      { productId: two.productId, unitPrice: 7 },
      { productId: one.productId, weight: 1.5, gtin: '4006381333931', manufacturer: 'Acme' },
      { productId: 4711, quantity: 1 },
    ]

    const refused = await shop.put('/staff/products', { rows }, options)

    expect(refused.statusCode).toBe(422)
    expect(refused.json().productId).toBe(two.productId)
    expect(refused.json().errors.map(({ path }: { path: string }) => path)).toEqual([
      'rows.0.salePrice',
      'rows.2',
    ])
    const listed = async () =>
      (await shop.get('/staff/products?sort=sku', options)).json().rows.at(0)
    expect(await listed()).toMatchObject({ weight: null, gtin: null })
    const facts = { weight: 1.5, gtin: '4006381333931', manufacturer: 'Acme' }
    await shop.put('/staff/products', { rows: rows.slice(1, 2) }, options)
    expect(await listed()).toMatchObject({ productId: one.productId, ...facts })
  })

  it('a copy is hidden, without stock, and otherwise the same', async () => {
    const { productId } = await shop.make.product({
      productName: 'Brace',
      productDetails: 'Fits.',
      notes: 'Mind the size',
      purchasePriceCents: 4_50,
      popularFlag: 1,
    })

    const copy = await shop.post(`/staff/products/${productId}/duplicate`, {}, options)

    expect(copy.json()).toMatchObject({
      productName: 'Brace (copy)',
      productDetails: 'Fits.',
      notes: 'Mind the size',
      unitPrice: 10,
      purchasePrice: 4.5,
      productStatus: 'N',
      popularFlag: 0,
      quantity: null,
      sku: expect.stringMatching(/^MW-/),
    })
    const again = await shop.post(`/staff/products/${copy.json().productId}/duplicate`, {}, options)
    expect(again.json().productName).toBe('Brace (copy)')
  })
})

describe('the stock of a product', () => {
  it('changes with a reason, never below zero, and is listed', async () => {
    const { productId } = await shop.make.product({ quantity: 5 })
    const move = (delta: number, reason = 'RECEIVED') =>
      shop.post(`/staff/products/${productId}/stock`, { delta, reason, note: 'Box 7' }, options)

    expect((await move(10)).json()).toEqual({ quantity: 15 })
    expect((await move(-2, 'DAMAGED')).json()).toEqual({ quantity: 13 })
    expect((await move(-14)).statusCode).toBe(409)
    expect((await move(0)).statusCode).toBe(422)
    expect((await move(1, 'ORDER')).statusCode).toBe(422)

    const listed = (await shop.get(`/staff/products/${productId}/stock`, options)).json()
    expect(listed.quantity).toBe(13)
    expect(
      listed.movements.map(({ delta, reason }: { delta: number; reason: string }) => [
        delta,
        reason,
      ]),
    ).toEqual([
      [-2, 'DAMAGED'],
      [10, 'RECEIVED'],
      [5, 'INITIAL'],
    ])
    expect((await events()).map(({ action }) => action)).toEqual(['stock', 'stock'])
  })

  it('is counted once the first pieces are booked', async () => {
    const { productId } = await shop.make.product({ quantity: null })
    const url = `/staff/products/${productId}/stock`

    const moved = await shop.post(url, { delta: 4, reason: 'RECEIVED' }, options)

    expect(moved.json()).toEqual({ quantity: 4 })
  })
})

describe('departments, categories and brands', () => {
  it('are added, changed and deactivated, and the shop shows it at once', async () => {
    const dept = {
      deptName: 'BRACES',
      activeFlag: true,
      displayOrder: 1,
      description: 'All braces',
    }
    await shop.post('/staff/departments/save', dept, options)
    const form = { category: 'BRACES', subCategory: 'Knee', displayOrder: 1, activeFlag: true }
    const { categoryId } = (await shop.post('/staff/categories/save', form, options)).json()
    await shop.post(
      '/staff/categories/save',
      { ...form, categoryId, subCategory: 'Knees' },
      options,
    )
    const brand = { brandName: 'Acme', category: '', activeFlag: true }
    const { brandId } = (await shop.post('/staff/brands/save', brand, options)).json()
    expect((await shop.get('/category/findAll')).json()).toMatchObject([{ subCategory: 'Knees' }])
    expect((await shop.get('/brands/findAll')).json()).toMatchObject([{ brandName: 'Acme' }])

    await shop.post('/staff/departments/save', { ...dept, activeFlag: false }, options)
    await shop.post('/staff/brands/save', { ...brand, brandId, activeFlag: false }, options)

    expect((await shop.get('/departments/findAll')).json()[0].activeFlag).toBe(false)
    expect((await shop.get('/brands/findAll')).json()).toEqual([])
    const staffs = (await shop.get('/staff/brands?q=ac', options)).json()
    expect(staffs).toMatchObject({ rows: [{ brandName: 'Acme', activeFlag: false }], total: 1 })
    expect((await events()).map(({ action, objectType }) => `${action} ${objectType}`)).toEqual([
      'create department',
      'create category',
      'change category',
      'create brand',
      'change department',
      'change brand',
    ])
  })

  it("do not overwrite a colleague's later change", async () => {
    await shop.make.category({ category: 'Wound Care', subCategory: 'Gauze' })
    await shop.make.brand({ brandName: 'Acme' })
    const [category] = (await shop.get('/staff/categories', options)).json().categories
    const [brand] = (await shop.get('/staff/brands', options)).json().rows
    const change = async (activeFlag: boolean) => [
      await shop.post(
        '/staff/categories/save',
        { ...category, activeFlag, before: category },
        options,
      ),
      await shop.post('/staff/brands/save', { ...brand, activeFlag, before: brand }, options),
    ]
    const codes = async (activeFlag: boolean) =>
      (await change(activeFlag)).map(({ statusCode }) => statusCode)

    expect(await codes(false)).toEqual([200, 200])
    expect(await codes(true)).toEqual([409, 409])
  })

  it.each([
    [
      '/staff/categories/save',
      { category: 'None', subCategory: 'A', displayOrder: 1, activeFlag: true },
      'category',
    ],
    [
      '/staff/categories/save',
      { category: 'Wound Care', subCategory: 'Taken', displayOrder: 1, activeFlag: true },
      'subCategory',
    ],
    [
      '/staff/categories/save',
      { category: 'Wound Care', subCategory: '', displayOrder: 1, activeFlag: true },
      'subCategory',
    ],
    ['/staff/brands/save', { brandName: 'ACME', category: '', activeFlag: true }, 'brandName'],
    ['/staff/brands/save', { brandName: ' ', category: '', activeFlag: true }, 'brandName'],
    [
      '/staff/departments/save',
      { deptName: '', activeFlag: true, displayOrder: 1, description: '' },
      'deptName',
    ],
  ])('%s %j is refused under its field', async (url, body, path) => {
    await shop.make.category({ category: 'Wound Care', subCategory: 'Taken' })
    await shop.make.brand({ brandName: 'Acme' })

    const response = await shop.post(url, body, options)

    expect(response.statusCode).toBe(422)
    expect(response.json().errors[0].path).toBe(path)
  })
})
