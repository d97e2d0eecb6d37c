import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startTestShop } from '../../test/shop/start-test-shop.ts'
import { INVARIANTS } from '../audit/invariants.ts'
import { audit } from './audit.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})
afterAll(() => shop.close())

async function auditLines() {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {})
  await audit(shop.deps.config)
  return print.mock.calls.map(([line]) => String(line))
}

it('prints every rule that it checked', async () => {
  const lines = await auditLines()

  const rules = INVARIANTS.map(({ rule }) => `holds   ${rule}`)
  expect(lines).toEqual([...rules, `${rules.length} rules hold, 0 broken`])
  expect(process.exitCode).toBeUndefined()
})

it('names the rows that break a rule, and ends with exit code 1', async () => {
  const { productId } = await shop.make.product({ quantity: 5 })
  // Only the rights of the table's owner can bypass the trigger.
  await sql`alter table product disable trigger product_stock_guard`.execute(shop.db)
  await shop.db.updateTable('product').set({ quantity: 9 }).execute()
  await sql`alter table product enable trigger product_stock_guard`.execute(shop.db)

  const lines = await auditLines()

  const broken = lines.findIndex((line) => line.startsWith('BROKEN'))
  expect(lines[broken]).toBe(
    'BROKEN  stock on hand is the sum of its movements and never below zero',
  )
  expect(lines[broken + 1]?.trim()).toBe(JSON.stringify({ productId }))
  expect(lines.at(-1)).toMatch(/, 1 broken$/)
  expect(process.exitCode).toBe(1)
})
