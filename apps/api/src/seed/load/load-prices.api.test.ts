import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { readKinds } from '../files/kind-files.ts'
import { SEED_FOLDER, type SeedRow } from '../files/seed-files.ts'
import { loadPrices } from './load-prices.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const kinds = readKinds(SEED_FOLDER)

/** Each as in the former seed, at $10.00 and on sale for $8.00. */
async function makeSeeded(...changes: Parameters<typeof shop.make.product>[0][]) {
  const made = []
  for (const change of changes) {
    made.push(
      await shop.make.product({
        ...{ unitPriceCents: 10_00, salePriceCents: 8_00, cutPrice: true, priceSource: 'rule' },
        ...change,
      }),
    )
  }
  const products: SeedRow[] = made.map(({ productId, sku }) => ({
    ...{ productId: String(productId), sku, unitPrice: '10.00', salePrice: '8.00' },
  }))
  return {
    products,
    /** The prices of all of them, read again. */
    load: (row: Partial<SeedRow>) => {
      const prices = products.map(({ productId = '', sku = '' }) => ({
        ...{ productId, sku, pieces: '5', check: '', unitPrice: '', priceSource: '' },
        ...row,
      }))
      return loadPrices(shop.db, { prices, products, kinds }, () => {})
    },
    now: () => shop.db.selectFrom('product').selectAll().orderBy('productId').execute(),
  }
}

it('replaces a price that was far off, and its sale price', async () => {
  const seeded = await makeSeeded({})

  await seeded.load({ unitPrice: '50.00', priceSource: 'sibling' })
  await seeded.load({ unitPrice: '70.00', priceSource: 'sibling' })

  expect(await seeded.now()).toMatchObject([
    {
      ...{ unitPriceCents: 50_00, salePriceCents: 40_00, priceSource: 'sibling' },
      ...{ wholesalePriceCents: 40_00, purchasePriceCents: 32_50, piecesPerUnit: 5 },
    },
  ])
})

it('puts an unreliable price on request', async () => {
  const seeded = await makeSeeded({})

  await seeded.load({ check: 'ASK' })

  expect(await seeded.now()).toMatchObject([
    { priceCheck: 'ASK', priceHidden: true, unitPriceCents: 10_00, priceSource: 'rule' },
  ])
})

it('leaves a price alone that someone has changed', async () => {
  const seeded = await makeSeeded({ unitPriceCents: 12_00 }, { salePriceCents: 7_00 })

  await seeded.load({ unitPrice: '50.00', priceSource: 'sibling', check: 'ASK' })

  expect(await seeded.now()).toMatchObject([
    { unitPriceCents: 12_00, priceCheck: 'RULE', priceSource: null, priceHidden: false },
    { salePriceCents: 7_00, priceCheck: 'RULE', priceSource: null, priceHidden: false },
  ])
})
