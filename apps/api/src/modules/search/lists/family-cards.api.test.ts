import type { ProductPage } from '@mendwell/contract/catalog/catalog'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'

type Page = z.input<typeof ProductPage>

const shop = await startTestShop({ withCatalogue: true })
afterAll(() => shop.close())

const list = async (url: string) => (await shop.get(url)).json<Page>()

/** The family of each product that has one; otherwise the product itself. */
const cardOf = async () => {
  const members = await shop.db
    .selectFrom('familyMember')
    .select(['productId', 'familyKey'])
    .execute()
  const families = new Map(members.map((member) => [member.productId, member.familyKey]))
  return (productId: number) => families.get(productId) ?? `${productId}`
}

const ALL = '/products/findProductsByCategory/-1?'
const GLOVES = '/products/searchProducts/nitrile%20gloves?'

describe('a list by families', () => {
  it.each([
    `${ALL}department=MOBILITY`,
    `${ALL}department=Surgery&inStock=true&sort=price`,
    '/products/findProductsByCategory/78?sort=-price',
    GLOVES,
    `${GLOVES}sort=price&maxPrice=9`,
  ])('%s has one card for each, and counts the cards', async (url) => {
    const card = await cardOf()
    const { productList: products } = await list(url)

    const cards = await list(`${url}&families=true`)

    // The first of each in the same order.
    const firsts = products.filter(
      ({ productId }, place) =>
        products.findIndex((one) => card(one.productId) === card(productId)) === place,
    )
    const shown = cards.productList.map(({ productId }) => productId)
    if (!url.includes('search')) expect(shown).toEqual(firsts.map(({ productId }) => productId))
    expect(new Set(shown.map(card))).toEqual(
      new Set(firsts.map(({ productId }) => card(productId))),
    )
    expect(new Set(shown.map(card)).size).toBe(shown.length)
    expect(shown.length).toBeLessThan(products.length)
    expect(cards.total).toBe(shown.length)
    const counted = (counts: { count: number }[]) =>
      counts.reduce((sum, { count }) => sum + count, 0)
    expect(counted(cards.facets.brands)).toBe(cards.total)
    expect(counted(cards.facets.categories)).toBe(cards.total)
  })

  it('has each card once across all pages', async () => {
    const card = await cardOf()
    const seen: string[] = []
    const { total } = await list(`${ALL}department=MOBILITY&families=true&pageSize=25`)
    for (let page = 1; page <= Math.ceil(total / 25); page += 1) {
      const url = `${ALL}department=MOBILITY&families=true&pageSize=25&page=${page}`
      seen.push(...(await list(url)).productList.map(({ productId }) => card(productId)))
    }
    expect(seen.length).toBe(total)
    expect(new Set(seen).size).toBe(total)
  })

  it('counts what each choice shows', async () => {
    const { facets } = await list(`${ALL}department=MOBILITY&families=true&pageSize=1`)
    const shownWith = async (choice: string) =>
      (await list(`${ALL}department=MOBILITY&families=true&pageSize=1&${choice}`)).total

    expect(await shownWith('inStock=true')).toBe(facets.inStock)
    expect(await shownWith('onBackorder=true')).toBe(facets.onBackorder)
    expect(await shownWith('hasHcpcs=true')).toBe(facets.hasHcpcs)
    for (const { categoryId, count } of facets.categories) {
      expect(await shownWith(`categoryId=${categoryId}`)).toBe(count)
    }
  })

  it('shows the number of sizes and the lowest price', async () => {
    const { productList } = await list('/products/searchProducts/vitrex?families=true')

    expect(productList.filter(({ family }) => family?.familyKey === 'vitrex-gloves')).toMatchObject(
      [{ family: { members: 3, axes: ['size'], fromPrice: productList[0]?.onlinePrice } }],
    )
  })

  it('shows the member that fits the filters', async () => {
    const [large] = (await list('/products/searchProducts/vitrex%20gloves%20large?families=true'))
      .productList
    const [bySku] = (await list('/products/searchProducts/P9-B28E146F?families=true')).productList

    expect(large?.productName).toBe('Vitrex nitrile gloves, large, pack of 50')
    expect(bySku?.productName).toBe('Vitrex nitrile gloves, medium, pack of 50')
  })

  it('ignores a family of one', async () => {
    await sql`update product set product_status = 'N' from family_member as member
      where member.product_id = product.product_id and family_key = 'vitrex-gloves'
        and axis_values <> '{M}'`.execute(shop.db)

    const { productList } = await list('/products/searchProducts/vitrex?families=true')

    const [only] = productList.filter(({ productName }) => productName.startsWith('Vitrex nitrile'))
    expect(only?.productName).toBe('Vitrex nitrile gloves, medium, pack of 50')
    expect(only).not.toHaveProperty('family')
  })
})
