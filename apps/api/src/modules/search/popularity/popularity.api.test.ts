import type { ProductPage } from '@mendwell/contract/catalog/catalog'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { refreshPopularity } from './refresh-popularity.ts'

const shop = await startTestShop({ withCatalogue: true })
afterAll(() => shop.close())

const ALL = '/products/findProductsByCategory/-1?pageSize=25'
const listed = async (url: string) =>
  (await shop.get(url)).json<z.input<typeof ProductPage>>().productList

it('begins with what people use at home while nothing has been sold', async () => {
  const first = await listed(`${ALL}&families=true`)
  const { rows } = await sql<{ kindKey: string; situations: number }>`
    select kind_key, cardinality(situations) as situations
    from unnest(${first.map(({ productId }) => productId)}::int[]) with ordinality as shown (product_id, place)
      join product using (product_id) join kind using (kind_key) order by place`.execute(shop.db)

  expect(rows[0]).toEqual({ kindKey: 'nitrile-exam-glove', situations: 6 })
  // One of each kind, the most useful kinds first.
  expect(new Set(rows.map(({ kindKey }) => kindKey)).size).toBe(25)
  const situations = rows.map((row) => row.situations)
  expect(situations).toEqual(situations.toSorted((one, other) => other - one))
})

it('lists first what most orders of the last 90 days bought, whatever staff have flagged', async () => {
  const { categoryId } = await shop.make.category()
  const make = (productName: string, popularFlag = 0) =>
    shop.make.product({ categoryId, productName, popularFlag })
  const flagged = await make('Flagged', 1)
  const [often, once, bulk, before, unpaid, rejected] = [
    await make('Ordered twice'),
    await make('Ordered once'),
    await make('Ordered once by the dozen'),
    await make('Ordered long ago'),
    await make('Never paid'),
    await make('Rejected'),
  ]
  const buy = (product: typeof often, quantity = 1, row = {}, paid = true) =>
    shop.make.order({ lines: [{ product, quantity }], paid, row })
  await buy(often)
  await buy(often)
  await buy(once)
  await buy(bulk, 12)
  const longAgo = new Date(Date.now() - 91 * 24 * 60 * 60 * 1000)
  for (let times = 0; times < 3; times += 1) {
    await buy(before, 1, { createdAt: longAgo })
    await buy(unpaid, 1, {}, false)
    await buy(rejected, 1, { orderStatus: 'REJECTED' })
  }
  await refreshPopularity(shop.deps)

  const order = async (url: string) => (await listed(url)).map(({ productName }) => productName)
  const sold = ['Ordered twice', 'Ordered once', 'Ordered once by the dozen']
  expect(await order(`/products/findProductsByCategory/${categoryId}`)).toEqual([
    ...sold,
    ...['Flagged', 'Never paid', 'Ordered long ago', 'Rejected'],
  ])
  expect((await order(ALL)).slice(0, 3)).toEqual(sold)
  const near = await order(`/products/relatedProducts/${flagged.productId}/${categoryId}/1`)
  expect(near.slice(0, 3)).toEqual(sold)
})

it('writes nothing while nothing changes', async () => {
  const versions = () =>
    sql`select product_id, xmin::text from product order by product_id`.execute(shop.db)
  await refreshPopularity(shop.deps)
  const { rows } = await versions()

  await refreshPopularity(shop.deps)

  expect((await versions()).rows).toEqual(rows)
})
