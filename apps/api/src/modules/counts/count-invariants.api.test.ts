import { afterAll, beforeEach, expect, it } from 'vitest'
import type { CallOptions } from '../../../test/shop/calls.ts'
import { brokenRules, plantFault } from '../../../test/shop/planted-faults.ts'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
let staff: CallOptions
beforeEach(async () => {
  await shop.reset()
  staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
})
afterAll(() => shop.close())

const BOOKED = 'has booked every difference once'

/** Violations in a count, each inserted past the triggers, and the rule that must report it. */
const FAULTS: [rule: string, plant: string][] = [
  [BOOKED, 'update stock_count_line set stock_movement_id = null'],
  [BOOKED, 'update stock_count_line set counted = counted - 1'],
  [
    BOOKED,
    'update stock_count_line set product_id = (select max(product_id) from product where product_id <> stock_count_line.product_id)',
  ],
  [
    'is not finished has moved nothing',
    `update stock_count set state = 'OPEN', ended_by = null, ended_at = null`,
  ],
]

it.each(FAULTS)('%s: a planted fault is found', async (rule, plant) => {
  await shop.make.product({ productName: 'Zebra glove', quantity: 100 })
  await shop.make.product()
  const choice = { q: 'zebra', isByLot: false, isBlind: false }
  const { count, lines } = (await shop.post('/staff/counts', choice, staff)).json()
  const at = `/staff/counts/${count.countId}`
  await shop.put(`${at}/lines/${lines[0].lineId}`, { counted: 98 }, staff)
  const booking = { reason: 'Torn', reasons: [], leavesOutUncounted: false }
  const booked = await shop.post(`${at}/book`, booking, staff)
  expect(booked.statusCode, booked.body).toBe(200)
  expect(await brokenRules(shop)).toEqual([])

  await plantFault(shop, plant)

  expect(await brokenRules(shop)).toContainEqual(expect.stringContaining(rule))
})
