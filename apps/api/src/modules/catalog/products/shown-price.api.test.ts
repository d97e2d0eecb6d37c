import { cartUnitPrice, countingSalePrice } from '@mendwell/domain/money/pricing'
import { underTimedSale } from '@mendwell/domain/prices/scheduled-sales'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { onSale, shownPrice } from './shown-price.sql.ts'

const shop = await startTestShop()
afterAll(() => shop.close())

const cents = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 100_000_000 }))
const products = fc.array(
  fc.record({
    unitPriceCents: cents,
    salePriceCents: fc.option(cents),
    cutPrice: fc.boolean(),
    priceHidden: fc.boolean(),
    timedSaleCents: fc.option(cents.filter((one) => one > 0)),
    isNow: fc.boolean(),
  }),
  { minLength: 1, maxLength: 50 },
)

/** The price that lists filter and sort by, of rows as in the table `product`. */
async function inDatabase(rows: object[]) {
  const { rows: priced } = await sql<{ price: number | null; isOnSale: boolean }>`
    select ${shownPrice} as price, ${onSale} as is_on_sale
    from json_to_recordset(${JSON.stringify(rows)})
      as listed (product_id int, category_id int, brand_id int, unit_price_cents bigint, sale_price_cents bigint, cut_price boolean, price_hidden boolean,
        timed_sale_cents bigint, timed_sale_from timestamptz, timed_sale_until timestamptz)`.execute(
    shop.db,
  )
  return priced
}

it("lists filter and sort by the price that the cart charges, whatever the owner's reduction is", async () => {
  await fc.assert(
    fc.asyncProperty(products, fc.integer({ min: 0, max: 100_000 }), async (all, discount) => {
      const setting = { name: 'onlineDiscount', value: JSON.stringify(discount) }
      await shop.db.deleteFrom('setting').execute()
      await shop.db.insertInto('setting').values(setting).execute()
      const rows = all.map((product) => ({
        unit_price_cents: product.unitPriceCents,
        sale_price_cents: product.salePriceCents,
        cut_price: product.cutPrice && product.salePriceCents !== null,
        price_hidden: product.priceHidden,
        timed_sale_cents: product.timedSaleCents,
        timed_sale_from: product.isNow ? '-infinity' : '2999-01-01',
        timed_sale_until: 'infinity',
      }))

      expect(await inDatabase(rows)).toEqual(
        all
          .map((one) => ({ ...one, ...underTimedSale(one, one.isNow ? one.timedSaleCents : null) }))
          .map((product) => ({
            // A price of 0 is no price.
            price: product.priceHidden ? null : cartUnitPrice(product, discount) || null,
            isOnSale: !product.priceHidden && countingSalePrice(product, discount) !== null,
          })),
      )
    }),
    { numRuns: 60, seed: 3 },
  )
})
