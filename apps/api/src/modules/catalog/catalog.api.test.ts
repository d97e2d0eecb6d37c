import { type Category, ProductWithImage } from '@mendwell/contract/catalog/catalog'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

describe('GET products/{id}', () => {
  it('shows the price the cart charges beside the unit price', async () => {
    const { productId } = await shop.make.product({ unitPriceCents: 19_99 })

    const response = await shop.get(`/products/${productId}`)

    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({ unitPrice: 19.99, onlinePrice: 17.99, discount: 0 })
  })

  it('shows the sale price as online price of a cut-price product, with the percentage', async () => {
    const sale = { unitPriceCents: 100_00, salePriceCents: 79_50, cutPrice: true }
    const { productId } = await shop.make.product(sale)

    const product = (await shop.get(`/products/${productId}`)).json()

    expect(product).toMatchObject({ salePrice: 79.5, onlinePrice: 79.5, discount: 20.5 })
  })

  it('takes the online discount and the shop name from the settings', async () => {
    await shop.db
      .insertInto('setting')
      .values([
        { name: 'onlineDiscount', value: '20000' },
        { name: 'shopName', value: '"Wellmend"' },
      ])
      .execute()
    const { productId } = await shop.make.product({ unitPriceCents: 10_00 })

    const product = (await shop.get(`/products/${productId}`)).json()

    expect(product).toMatchObject({ onlinePrice: 8, brandName: 'Wellmend' })
  })

  it('shows the store brand if it has no brand, otherwise its own', async () => {
    const { brandId } = await shop.make.brand({ brandName: 'Acme' })
    const plain = await shop.make.product()
    const branded = await shop.make.product({ brandId })

    expect((await shop.get(`/products/${plain.productId}`)).json().brandName).toBe('Mendwell')
    expect((await shop.get(`/products/${branded.productId}`)).json().brandName).toBe('Acme')
  })

  it('has no stars without a review, and none for hidden reviews', async () => {
    const { productId } = await shop.make.product()
    const rating = async () => (await shop.get(`/products/${productId}`)).json().rating
    expect(await rating()).toBeNull()

    for (const stars of [5, 4, 4]) await review(productId, stars)
    expect(await rating()).toEqual({ average: 4.33, count: 3 })

    await shop.db
      .updateTable('review')
      .set({ hiddenAt: new Date() })
      .where('rating', '=', 5)
      .execute()
    expect(await rating()).toEqual({ average: 4, count: 2 })
  })

  it('contains the picture as base64 on request', async () => {
    const { productId } = await shop.make.product()

    const product = ProductWithImage.parse(
      (await shop.get(`/products/${productId}?include=image`)).json(),
    )

    const picture = Buffer.from(product.productImage ?? '', 'base64')
    expect((await sharp(picture).metadata()).format).toBe('webp')
    expect((await shop.get(`/products/${productId}`)).json()).not.toHaveProperty('productImage')
  })

  it('hides an inactive product from everyone except staff', async () => {
    const { productId } = await shop.make.product({ productStatus: 'N' })
    const clerk = await signIn(shop, await shop.make.staff({ password: 'correct horse battery' }))
    const ada = await signIn(shop, await shop.make.customer({ password: 'staple of my house' }))

    const forStaff = await shop.get(`/products/${productId}`, clerk)

    expect((await shop.get(`/products/${productId}`)).statusCode).toBe(404)
    expect((await shop.get(`/products/${productId}`, ada)).statusCode).toBe(404)
    expect(forStaff.json()).toMatchObject({ productStatus: 'N', showFlag: false })
    expect(forStaff.headers['cache-control']).toBe('private, no-store')
  })

  it('has the current price; browsers may revalidate it', async () => {
    const { productId } = await shop.make.product({ unitPriceCents: 10_00 })
    const first = await shop.get(`/products/${productId}`)
    const again = () =>
      shop.get(`/products/${productId}`, { headers: { 'if-none-match': `${first.headers.etag}` } })
    expect(first.headers['cache-control']).toBe('public, no-cache')
    expect((await again()).statusCode).toBe(304)

    await shop.db.updateTable('product').set({ unitPriceCents: 20_00 }).execute()

    expect((await again()).json()).toMatchObject({ unitPrice: 20 })
  })

  it.each([
    ['/products/4711', 404],
    ['/products/9999999999', 404],
    ['/products/abc', 422],
    ['/products/-5', 422],
    ['/products/1.5', 422],
    ['/products/%00', 400],
    ['/products/1?include=everything', 422],
  ])('answers %s with %i', async (url, status) => {
    const response = await shop.get(url)

    expect(response.statusCode).toBe(status)
    expect(response.headers['content-type']).toContain('application/problem+json')
  })

  it('omits an invalid attribute instead of failing', async () => {
    const { productId } = await shop.make.product({
      packagingAttributes: JSON.stringify([{ description: 'Box' }, { note: 'no name' }, 7, null]),
    })

    const product = (await shop.get(`/products/${productId}`)).json()

    expect(product.packagingAttributes).toEqual([{ description: 'Box' }])
  })

  it('never reveals the purchase price', async () => {
    const paid = { wholesalePriceCents: 7_77, purchasePriceCents: 6_66, priceSource: 'rule' }
    const { productId, categoryId } = await shop.make.product({ ...paid, popularFlag: 1 })

    for (const url of [
      `/products/${productId}`,
      `/products/findProductsByCategory/${categoryId}`,
      '/products/findPopularProducts',
      '/products/searchProducts/product',
      '/products/suggest?q=prod',
    ]) {
      const { body } = await shop.get(url)
      expect(body).toContain(`"productId":${productId}`)
      expect(body).not.toMatch(/wholesale|purchase|priceSource|7\.77|6\.66/i)
    }
  })
})

describe('categories, brands and departments', () => {
  it('lists categories in the order of the departments, with their active products counted', async () => {
    await shop.make.department({ deptName: 'Second', displayOrder: 2 })
    await shop.make.department({ deptName: 'First', displayOrder: 1 })
    const late = await shop.make.category({ category: 'Second', subCategory: 'Beds' })
    const early = await shop.make.category({ category: 'First', subCategory: 'Chairs' })
    await shop.make.product({ categoryId: early.categoryId })
    await shop.make.product({ categoryId: early.categoryId, productStatus: 'N' })

    const categories = (await shop.get('/category/findAll')).json()

    expect(categories).toMatchObject([
      { categoryId: early.categoryId, category: 'First', subCategory: 'Chairs', productCount: 1 },
      { categoryId: late.categoryId, productCount: 0 },
    ])
    expect(categories[0].imageUrl).toMatch(/^\/media\/categories\/\d+-[0-9a-f]{12}$/)
    expect((await shop.get('/category/findAllCategories/')).json()).toEqual(categories)
  })

  it('omits an inactive category', async () => {
    await shop.make.category({ activeFlag: false })

    expect((await shop.get('/category/findAll')).json()).toEqual([])
  })

  it.each(['Baby Care', 'baby care', 'BABY CARE'])('finds the categories of %s', async (name) => {
    await shop.make.category({ category: 'Baby Care', subCategory: 'Diapers' })
    await shop.make.category({ category: 'Braces' })

    const found = (
      await shop.get(`/category/findAllByCategoryName/${encodeURIComponent(name)}`)
    ).json<Category[]>()

    expect(found.map(({ subCategory }) => subCategory)).toEqual(['Diapers'])
  })

  it('finds no categories of an unknown department', async () => {
    await shop.make.category()

    expect((await shop.get('/category/findAllByCategoryName/Nowhere')).json()).toEqual([])
  })

  it('lists active brands by name, ignoring case', async () => {
    for (const brandName of ['Zimmer', 'abbott', 'Beurer']) await shop.make.brand({ brandName })
    await shop.make.brand({ brandName: 'Gone', activeFlag: false })

    const brands = (await shop.get('/brands/findAll')).json<{ brandName: string }[]>()

    expect(brands.map(({ brandName }) => brandName)).toEqual(['abbott', 'Beurer', 'Zimmer'])
  })

  it('lists all departments, with inactive ones marked', async () => {
    await shop.make.department({ deptName: 'Braces', displayOrder: 2 })
    await shop.make.department({ deptName: 'FOOD', displayOrder: 1, activeFlag: false })

    expect((await shop.get('/departments/findAll')).json()).toMatchObject([
      { deptName: 'FOOD', activeFlag: false },
      { deptName: 'Braces', activeFlag: true },
    ])
  })
})

async function review(productId: number, rating: number) {
  const { custId } = await shop.make.customer()
  const text = { reviewTitle: 'Good', reviewMsg: 'It fits.' }
  await shop.db
    .insertInto('review')
    .values({ custId, productId, rating, ...text })
    .execute()
}
