import { expect, it } from 'vitest'
import { isToPack, primaryActionOf } from './primary-action.ts'

const HERE = { onHand: 2, isHeld: false }
const GONE = { onHand: 0, isHeld: false }
const HELD = { onHand: 2, isHeld: true }

it.each([
  ['NEW', 'UNPAID', HERE, 'PAY'],
  ['PRINTED', 'UNPAID', HERE, 'PAY'],
  ['NEW', 'PAID', HERE, 'NEXT_STATUS'],
  ['PRINTED', 'PAID', HERE, 'PACK'],
  ['PRINTED', 'PAID', HELD, 'NEXT_STATUS'],
  ['PRINTED', 'PAID', GONE, 'NEXT_STATUS'],
  ['OPEN', 'PARTLY_REFUNDED', HERE, 'PACK'],
  ['OPEN', 'PAID', GONE, 'NEXT_STATUS'],
  ['REJECTED', 'REFUNDED', HERE, 'NEXT_STATUS'],
] as const)(
  'of a %s, %s order with pieces %o, %s is the primary action',
  (orderStatus, paymentStatus, item, action) => {
    expect(primaryActionOf({ orders: { orderStatus, paymentStatus }, items: [item] })).toBe(action)
  },
)

it('packs what is partly here', () => {
  const orders = { orderStatus: 'NEW', paymentStatus: 'PAID' } as const
  expect(isToPack({ orders, items: [HELD, GONE] })).toBe(false)
  expect(isToPack({ orders, items: [HELD, HERE] })).toBe(true)
})
