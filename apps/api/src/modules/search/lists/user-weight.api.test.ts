import type { ProductPage } from '@mendwell/contract/catalog/catalog'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

type Page = z.input<typeof ProductPage>
const list = async (url: string) => (await shop.get(url)).json<Page>()
const namesOf = ({ productList }: Page) =>
  productList.map(({ productName }) => productName).toSorted()

describe('how heavy a person a product supports', () => {
  it.each([
    [{}, 'Scooter, up to 300 lb', '', 300, 300],
    [{}, 'Scooter, 301 to 450 lb', '', 450, 450],
    [{}, 'Wheelchair, user over 250 lb', '', 250, 9999],
    [{}, 'Walker', 'Holds people of up to 400 pounds.', 400, 400],
    [{}, 'Walker', 'Light and quick.', null, null],
    [{}, 'Pads, dressed weight 500 lb', '', null, null],
    [{ userWeight: ['..350lb'] }, 'Walker', '', 350, 350],
    [{ userWeight: ['301..450lb'] }, 'Walker', '', 450, 450],
    [{ userWeight: ['301..lb'] }, 'Walker', '', 301, 9999],
    // 136 kg.
    [{ userWeight: ['299.83..lb'] }, 'Walker', '', 300, 9999],
    [{ userWeight: ['..299.83lb'] }, 'Walker', '', 300, 300],
    // What staff have stated overrides the name.
    [{ userWeight: ['..250lb'] }, 'Walker, up to 300 lb', '', 250, 250],
  ])('of %j, %j and %j is %j for sure, %j at most', async (facts, named, details, sure, most) => {
    const { rows } = await sql`select sure, most from user_weight(${JSON.stringify(facts)}::jsonb,
      ${named}, ${details})`.execute(shop.db)

    expect(rows).toEqual([{ sure, most }])
  })
})

describe('supporting at least', () => {
  async function makeWalkers() {
    const { categoryId } = await shop.make.category()
    const make = (productName: string) => shop.make.product({ productName, categoryId })
    const light = await make('Zebra walker, up to 250 lb')
    await make('Zebra walker, up to 300 lb')
    await make('Zebra walker, 301 to 450 lb')
    await make('Zebra walker')
    return { categoryId, light }
  }
  const listed = (categoryId: number, rest = '') =>
    list(`/products/findProductsByCategory/${categoryId}${rest}`)

  it('is a facet with a count for each step, and a filter', async () => {
    const { categoryId } = await makeWalkers()
    const { facets } = await listed(categoryId)
    const filtered = await listed(categoryId, '?fact=userWeight-300..lb')

    expect(facets.facts).toEqual([
      {
        name: 'userWeight',
        values: [
          { value: '250..lb', count: 3 },
          { value: '300..lb', count: 2 },
          { value: '450..lb', count: 1 },
        ],
      },
    ])
    expect(namesOf(filtered)).toEqual(['Zebra walker, 301 to 450 lb', 'Zebra walker, up to 300 lb'])
  })

  it('is the same for words in a question, which excludes products without a limit', async () => {
    const { categoryId } = await makeWalkers()
    const filtered = namesOf(await listed(categoryId, '?fact=userWeight-300..lb'))
    const found = namesOf(await list('/products/searchProducts/zebra%20walker%20for%20300%20lb'))

    expect(found).toEqual(['Zebra walker', ...filtered])
  })

  it('follows changes by staff, and their undo', async () => {
    const { categoryId, light } = await makeWalkers()
    const state = (facts: object) =>
      shop.db
        .updateTable('product')
        .set({ facts: JSON.stringify(facts) })
        .where('productId', '=', light.productId)
        .execute()
    const holds = async () => {
      const filtered = namesOf(await listed(categoryId, '?fact=userWeight-400..lb'))
      const found = namesOf(await list('/products/searchProducts/zebra%20walker%20for%20400%20lb'))
      return [filtered, found].map((names) => names.includes('Zebra walker, up to 250 lb'))
    }

    expect(await holds()).toEqual([false, false])
    await state({ userWeight: ['..400lb'] })
    expect(await holds()).toEqual([true, true])
    await state({})
    expect(await holds()).toEqual([false, false])
  })
})
