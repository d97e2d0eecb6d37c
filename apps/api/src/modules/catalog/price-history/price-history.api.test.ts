import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { findBrokenRules } from '../../../audit/audit-database.ts'
import { getProduct } from '../products/get-product.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const page = (productId: number) =>
  getProduct(shop.db, productId, { isStaff: () => Promise.resolve(true) })

const change = (productId: number, row: Record<string, unknown>) =>
  shop.db.updateTable('product').set(row).where('productId', '=', productId).execute()

const setReduction = (rate: number) =>
  sql`insert into setting (name, value) values ('onlineDiscount', ${String(rate)}::jsonb)
    on conflict (name) do update set value = excluded.value`.execute(shop.db)

const forSale = (cents: number | null) => ({
  salePriceCents: cents,
  optionsAttributes: JSON.stringify(cents === null ? [] : [{ description: 'CUTPRICE' }]),
})

const onTimedSale = (productId: number, cents: number, days: number) =>
  sql`insert into scheduled_sale (name, kind, cents, product_ids, starts_at, ends_at, created_by)
    values ('Sale', 'PRICE', ${cents}, array[${productId}::int], now() - interval '40 days',
      now() + ${days} * interval '1 day' - interval '1 hour', 'staff 1')`.execute(shop.db)

const cancelSales = () =>
  sql`update scheduled_sale set canceled_at = now(), updated_at = now() where canceled_at is null`.execute(
    shop.db,
  )

/** Lets days pass: everything stored becomes that much older. */
async function pass(days: number) {
  await shop.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    const by = sql`${days} * interval '1 day'`
    await sql`update product_price set from_at = from_at - ${by}`.execute(tx)
    await sql`update online_discount set from_at = from_at - ${by}`.execute(tx)
    for (const table of ['scheduled_sale', 'scheduled_sale_version']) {
      await sql`update ${sql.table(table)} set starts_at = starts_at - ${by}, ends_at = ends_at - ${by}`.execute(
        tx,
      )
    }
    await sql`update scheduled_sale_version set from_at = from_at - ${by}`.execute(tx)
  })
}

describe('the page of a product on sale', () => {
  it('shows the lowest price of the 30 days before, to the cent', async () => {
    const { productId } = await shop.make.product({ unitPriceCents: 19_99 })
    expect(await page(productId)).not.toHaveProperty('lowestBefore')

    await change(productId, forSale(12_40))
    const answer = (await shop.get(`/products/${productId}`)).json()

    expect(answer).toMatchObject({ onlinePrice: 12.4, lowestBefore: 17.99, discount: 37.97 })
    expect(answer).not.toHaveProperty('wasPrice')
  })

  it('is the same on the cards of a list, which are read in one statement', async () => {
    const one = await shop.make.product({ unitPriceCents: 19_99 })
    const other = await shop.make.product({
      unitPriceCents: 30_00,
      categoryId: one.categoryId,
    })
    await change(one.productId, forSale(12_40))
    await change(other.productId, forSale(20_00))

    const answer = await shop.get(`/products/findProductsByCategory/${one.categoryId}?sort=price`)

    expect(answer.json().productList).toMatchObject([
      { productId: one.productId, onlinePrice: 12.4, lowestBefore: 17.99 },
      { productId: other.productId, onlinePrice: 20, lowestBefore: 27 },
    ])
  })

  it('does not count a saving from a unit price that was raised before', async () => {
    const { productId } = await shop.make.product({ unitPriceCents: 20_00 })
    await pass(60)
    await change(productId, { unitPriceCents: 40_00 })
    await pass(10)
    await change(productId, forSale(16_00))

    expect(await page(productId)).toMatchObject({
      unitPrice: 40_00,
      onlinePrice: 16_00,
      wasPrice: 20_00,
      lowestBefore: 18_00,
      discount: 20,
    })

    await change(productId, forSale(25_00))
    expect(await page(productId)).toMatchObject({
      onlinePrice: 25_00,
      wasPrice: 20_00,
      discount: 0,
    })
  })

  it('shows the price of an earlier sale', async () => {
    const { productId } = await shop.make.product()
    await onTimedSale(productId, 6_00, 3)
    await pass(10)
    await onTimedSale(productId, 7_00, 3)

    expect(await page(productId)).toMatchObject({ onlinePrice: 7_00, lowestBefore: 6_00 })
  })

  it('shows nothing for days before the history', async () => {
    const { productId } = await shop.make.product()
    await sql`alter table product_price disable trigger product_price_stays`.execute(shop.db)
    await sql`update product_price set is_opening = true`.execute(shop.db)
    await sql`alter table product_price enable trigger product_price_stays`.execute(shop.db)
    await change(productId, forSale(5_00))
    expect(await page(productId)).not.toHaveProperty('lowestBefore')

    await change(productId, forSale(null))
    await pass(31)
    await change(productId, forSale(6_00))
    expect(await page(productId)).toMatchObject({ lowestBefore: 9_00 })
  })
})

describe('the history', () => {
  const rows = () =>
    shop.db.selectFrom('productPrice').select('unitPriceCents').orderBy('fromAt').execute()

  it('records what shoppers could see: each change once, nothing from inside a transaction', async () => {
    const { productId } = await shop.make.product({ unitPriceCents: 10_00 })
    await shop.db.transaction().execute(async (tx) => {
      const set = (unitPriceCents: number) =>
        tx
          .updateTable('product')
          .set({ unitPriceCents })
          .where('productId', '=', productId)
          .execute()
      await set(1_00)
      await set(11_00)
    })
    await change(productId, { productName: 'Another name' })
    await shop.db
      .transaction()
      .execute(async (tx) => {
        await tx.updateTable('product').set({ unitPriceCents: 2_00 }).execute()
        throw new Error('taken back')
      })
      .catch(() => {})

    expect(await rows()).toEqual([{ unitPriceCents: 10_00 }, { unitPriceCents: 11_00 }])
  })

  it('cannot be rewritten', async () => {
    await shop.make.product()

    await expect(
      sql`update product_price set unit_price_cents = 1`.execute(shop.db),
    ).rejects.toThrow(/append-only/)
  })

  it('ends with the current price, however many changes are concurrent', async () => {
    const { productId } = await shop.make.product()
    const prices = Array.from({ length: 24 }, (_, at) => 5_00 + at)

    await Promise.all([
      ...prices.map((unitPriceCents) => change(productId, { unitPriceCents })),
      ...prices.slice(0, 6).map((cents) => setReduction(cents)),
      ...prices.slice(0, 6).map((cents) => onTimedSale(productId, cents, 3)),
      cancelSales(),
    ])

    expect(await rows()).toHaveLength(prices.length + 1)
    expect(await broken()).toEqual([])
  })

  it.each([
    ['a price', `update product set unit_price_cents = 1`],
    ['an online reduction', `update setting set value = '1' where name = 'onlineDiscount'`],
    ['a sale', `update scheduled_sale set cents = 1`],
    ['a history', `delete from product_price`],
  ])('%s that went past it is found', async (_what, plant) => {
    const { productId } = await shop.make.product()
    await setReduction(20_000)
    await onTimedSale(productId, 5_00, 3)
    await sql`select refresh_timed_sales(array[${productId}::int])`.execute(shop.db)
    expect(await broken()).toEqual([])

    await sql
      .raw(`begin; set local session_replication_role = replica; ${plant}; commit`)
      .execute(shop.db)

    expect(await broken()).toContain(
      'the history of prices ends with what each price is worked out from now',
    )
  })
})

const broken = async () => (await findBrokenRules(shop.db)).map(({ rule }) => rule)

const steps = fc.array(
  fc.oneof(
    fc.record({ unit: fc.constantFrom(10_00, 14_00, 15_50) }),
    fc.record({ sale: fc.constantFrom(7_00, 6_00, null) }),
    fc.record({ status: fc.constantFrom('A', 'N') }),
    fc.record({ rate: fc.constantFrom(0, 10_000, 20_000) }),
    fc.record({ timed: fc.constantFrom(5_00, 6_50), weeks: fc.integer({ min: 1, max: 5 }) }),
    fc.record({ cancel: fc.constant(true) }),
    fc.record({ wait: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ wait: fc.integer({ min: 1, max: 4 }) }),
  ),
  { minLength: 3, maxLength: 12 },
)

interface Seen {
  week: number
  /** In cents; undefined if no price is shown. */
  price: number | undefined
  unit: number
}

/** The lowest price shown in the 30 days before the current one. */
function lowestOf(seen: readonly Seen[]): { price: number; unit: number } | undefined {
  const now = seen.at(-1)
  const other = seen.findLastIndex(({ price }) => price !== undefined && price !== now?.price)
  const began = seen.findIndex(({ price }, at) => at > other && price !== undefined)
  const end = seen[began]?.week ?? 0
  const before = seen.filter(
    ({ price }, at) =>
      at < began && price !== undefined && ((seen[at + 1]?.week ?? 0) - end) * 7 > -30,
  )
  if (other < 0 || before.length === 0) return undefined
  return {
    price: Math.min(...before.map(({ price }) => price ?? 0)),
    unit: Math.min(...before.map(({ unit }) => unit)),
  }
}

it('records visible prices, whatever changed them', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (done) => {
      await shop.reset()
      const { productId } = await shop.make.product()
      const seen: Seen[] = []
      let week = 0
      const look = async () => {
        const product = await page(productId)
        const price = product.productStatus === 'A' ? product.onlinePrice : undefined
        seen.push({ week, price, unit: product.unitPrice })
        return product
      }
      await look()
      for (const step of done) {
        if ('unit' in step) await change(productId, { unitPriceCents: step.unit })
        if ('sale' in step) await change(productId, forSale(step.sale))
        if ('status' in step) await change(productId, { productStatus: step.status })
        if ('rate' in step) await setReduction(step.rate)
        if ('timed' in step) await onTimedSale(productId, step.timed, step.weeks * 7)
        if ('cancel' in step) await cancelSales()
        for (let waited = 0; 'wait' in step && waited < step.wait; waited += 1) {
          await pass(7)
          week += 1
          await look()
        }
        const { salePrice, onlinePrice, unitPrice, lowestBefore, wasPrice, productStatus } =
          await look()
        const isOnSale = salePrice === onlinePrice && productStatus === 'A'
        const lowest = isOnSale ? lowestOf(seen) : undefined
        expect({ lowestBefore, wasPrice }).toEqual({
          lowestBefore: lowest?.price,
          wasPrice: lowest && lowest.unit < unitPrice ? lowest.unit : undefined,
        })
      }
    }),
    { numRuns: 40, seed: 8 },
  )
})
