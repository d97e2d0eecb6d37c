import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { auditDatabase } from '../../src/audit/audit-database.ts'
import { INVARIANTS } from '../../src/audit/invariants.ts'
import { startTestShop } from '../shop/start-test-shop.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const broken = async () =>
  (await auditDatabase(shop.db)).filter((finding) => finding.violations.length > 0)

describe('the audit', () => {
  it('asks every question, and finds nothing in a new shop', async () => {
    const findings = await auditDatabase(shop.db)

    expect(findings).toHaveLength(INVARIANTS.length)
    expect(findings.flatMap((finding) => finding.violations)).toEqual([])
  })

  it('sees stock that changed without a movement', async () => {
    const product = await shop.make.product({ quantity: 7 })
    // Only somebody with the rights of the table's owner can get past the trigger.
    await sql`alter table product disable trigger product_stock_guard`.execute(shop.db)
    await sql`update product set quantity = 9 where product_id = ${product.productId}`.execute(
      shop.db,
    )
    await sql`alter table product enable trigger product_stock_guard`.execute(shop.db)

    expect(await broken()).toEqual([
      {
        rule: 'stock on hand is the sum of its movements and never below zero',
        violations: [{ productId: product.productId }],
      },
    ])
  })

  it.each([
    ['Card 4242424242424242 was declined', 1],
    ['4242424242424242', 1],
    ['pi_1234567890123456abc', 0],
  ])('sees a card number in %j: %d', async (failureMessage, found) => {
    await shop.make.order({ paid: true })
    await shop.db.updateTable('paymentAttempt').set({ failureMessage }).execute()

    const seen = (await broken()).filter(({ rule }) => rule.includes('card number'))
    expect(seen).toHaveLength(found)
  })
})
