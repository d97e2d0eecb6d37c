import { expect, it } from 'vitest'
import { newIntent } from './stripe-charges.ts'

const request = {
  orderId: 7,
  attemptId: 1,
  idempotencyKey: 'key-of-one-charge',
  amountCents: 1234,
  currency: 'USD',
  token: 'pm_card_visa',
}

it.each([
  [true, ['card', 'link']],
  [false, ['card']],
  [undefined, ['card']],
])('byLink %s allows %j', (byLink, allowed) => {
  expect(newIntent({ ...request, byLink })).toMatchObject({
    allowed_payment_method_types: allowed,
  })
})
