import type { ProductPage, ShownBrand } from '@mendwell/contract/catalog/catalog'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'
import { loadBrandNames } from '../../seed/load/load-taxonomy-texts.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const found = async (url: string) =>
  (await shop.get(url)).json<z.input<typeof ProductPage>>().productList.map((one) => one.productId)

/** Two brands of one company, each with a product. */
async function makeCompanies() {
  const one = await shop.make.brand({ brandName: 'Bard Access Systems, Inc.' })
  const other = await shop.make.brand({ brandName: 'Bard Ltd' })
  const catheter = await shop.make.product({
    ...{ brandId: one.brandId, productName: 'Catheter', manufacturer: one.brandName },
  })
  const sheath = await shop.make.product({
    ...{ brandId: other.brandId, productName: 'Sheath', manufacturer: other.brandName },
  })
  const rows = [one, other].map(({ brandId, brandName }) => ({
    ...{ brandId: String(brandId), maker: brandName },
    ...{ brand: 'Bard', keptId: String(one.brandId) },
  }))
  return { one, other, catheter, sheath, rows }
}

describe('companies with the same brand', () => {
  it('are one brand in lists, to which their former ids lead', async () => {
    const { one, other, catheter, sheath, rows } = await makeCompanies()

    await loadBrandNames(shop.db, rows)

    const brands = (await shop.get('/brands/findAll')).json<z.input<typeof ShownBrand>[]>()
    expect(brands).toMatchObject([
      { brandId: one.brandId, brandName: 'Bard', formerIds: [other.brandId] },
    ])
    for (const { brandId } of [one, other]) {
      expect(await found(`/products/findProductsByBrands/${brandId}`)).toEqual([
        catheter.productId,
        sheath.productId,
      ])
      expect(
        await found(`/products/findProductsByCategory/${sheath.categoryId}?brandId=${brandId}`),
      ).toEqual([sheath.productId])
    }
    expect((await shop.get(`/products/${sheath.productId}`)).json()).toMatchObject({
      ...{ brandName: 'Bard', manufacturer: 'Bard Ltd' },
    })
  })

  it("are found by the company's name too", async () => {
    const { catheter, sheath, rows } = await makeCompanies()

    await loadBrandNames(shop.db, rows)

    expect(await found('/products/searchProducts/bard%20access%20systems')).toEqual([
      catheter.productId,
    ])
    expect(await found('/products/searchProducts/bard%20ltd')).toEqual([sheath.productId])
  })

  it('stay separate if staff renamed one, and can be loaded again without a change', async () => {
    const { one, other, rows } = await makeCompanies()
    await shop.db
      .updateTable('brand')
      .set({ brandName: 'Bard Medical' })
      .where('brandId', '=', one.brandId)
      .execute()

    await loadBrandNames(shop.db, rows)
    await loadBrandNames(shop.db, rows)

    const brands = await shop.db.selectFrom('brand').selectAll().orderBy('brandId').execute()
    expect(brands).toMatchObject([
      { brandName: 'Bard Medical', mergedInto: null },
      { brandId: other.brandId, brandName: 'Bard Ltd', mergedInto: null, activeFlag: true },
    ])
  })

  it('move a product that a file or an undo assigns to a former id', async () => {
    const { one, other, rows } = await makeCompanies()
    await loadBrandNames(shop.db, rows)

    const product = await shop.make.product({ brandId: other.brandId })

    expect(product.brandId).toBe(one.brandId)
  })
})

describe('alternative names of a brand', () => {
  it('are written by staff, kept in the history, and found', async () => {
    const session = await signIn(
      shop,
      await shop.make.staff({ email: 'owner@example.com', password: 'correct horse battery' }),
    )
    const { brandId } = await shop.make.brand({ brandName: 'Mölnlycke' })
    const { productId } = await shop.make.product({ brandId, productName: 'Dressing' })
    const form = { brandId, brandName: 'Mölnlycke', category: '', activeFlag: true }

    const saved = await shop.post(
      '/staff/brands/save',
      { ...form, aliases: ['Mepilex', 'SCA Mölnlycke'] },
      session,
    )

    expect(saved.statusCode).toBe(200)
    expect(await found('/products/searchProducts/mepilex')).toEqual([productId])
    expect((await shop.get('/products/suggest?q=mepil')).json().brands).toEqual([
      { brandId, brandName: 'Mölnlycke' },
    ])
    expect((await shop.get('/staff/brands?q=mepilex', session)).json()).toMatchObject({
      rows: [{ brandId, aliases: ['Mepilex', 'SCA Mölnlycke'] }],
    })
    expect(
      await shop.db
        .selectFrom('staffEvent')
        .selectAll()
        .where('objectType', '=', 'brand')
        .execute(),
    ).toMatchObject([{ after: { aliases: ['Mepilex', 'SCA Mölnlycke'] } }])
  })
})
