import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exchangeAmounts } from './exchanges.ts'
import { CARD_MINIMUM_CENTS } from './tender-plan.ts'

const one = {
  quantity: 1,
  paid: { goodsCents: 20_00, taxCents: 1_65 },
  restorationFeeCents: 0,
  unitPriceCents: 20_00,
  taxRateMilliPercent: 8_250,
  shippingCents: 0,
}
const even = { unitDueCents: 0, taxDueCents: 0, shippingCents: 0, dueCents: 0, refundCents: 0 }

describe('what an exchange costs or gives back', () => {
  it.each([
    ['nothing where both cost the same', {}, even],
    [
      'the difference and its tax where the other is dearer',
      { unitPriceCents: 25_00 },
      { ...even, unitDueCents: 5_00, taxDueCents: 41, dueCents: 5_41 },
    ],
    [
      'the fee and the parcel, as the return policy says',
      { restorationFeeCents: 2_00, shippingCents: 5_00 },
      { unitDueCents: 2_00, taxDueCents: 17, shippingCents: 5_00, dueCents: 7_17, refundCents: 0 },
    ],
    [
      'a refund with its share of the tax where the other is cheaper',
      { unitPriceCents: 10_00 },
      { ...even, refundCents: 10_83 },
    ],
    [
      'a refund less the parcel',
      { unitPriceCents: 10_00, shippingCents: 5_00 },
      { ...even, refundCents: 5_83 },
    ],
    [
      'the rest of the parcel where the refund does not cover it',
      { unitPriceCents: 18_00, shippingCents: 5_00 },
      { ...even, shippingCents: 2_83, dueCents: 2_83 },
    ],
    ['nothing where a card could not be charged so little', { unitPriceCents: 20_40 }, even],
    [
      'a cent less where the pieces cannot share it',
      {
        quantity: 2,
        paid: { goodsCents: 39_99, taxCents: 0 },
        taxRateMilliPercent: 0,
        unitPriceCents: 22_00,
      },
      { ...even, unitDueCents: 2_00, dueCents: 4_00 },
    ],
    [
      'the whole price where nothing was paid',
      { paid: { goodsCents: 0, taxCents: 0 }, taxRateMilliPercent: 0 },
      { ...even, unitDueCents: 20_00, dueCents: 20_00 },
    ],
  ])('is %s', (_name, change, amounts) => {
    expect(exchangeAmounts({ ...one, ...change })).toEqual(amounts)
  })

  it('never charges and refunds at once, adds up, and refunds no more than was paid', () => {
    const cents = fc.integer({ min: 0, max: 100_000 })
    const exchanges = fc.record({
      quantity: fc.integer({ min: 1, max: 99 }),
      paid: fc.record({ goodsCents: cents, taxCents: cents }),
      restorationFeeCents: cents,
      unitPriceCents: cents,
      taxRateMilliPercent: fc.integer({ min: 0, max: 15_000 }),
      shippingCents: cents,
    })
    fc.assert(
      fc.property(exchanges, (exchange) => {
        const { unitDueCents, taxDueCents, shippingCents, dueCents, refundCents } =
          exchangeAmounts(exchange)
        expect(dueCents === 0 || refundCents === 0).toBe(true)
        expect(dueCents).toBe(unitDueCents * exchange.quantity + taxDueCents + shippingCents)
        expect(dueCents === 0 || dueCents >= CARD_MINIMUM_CENTS).toBe(true)
        expect(refundCents).toBeLessThanOrEqual(exchange.paid.goodsCents + exchange.paid.taxCents)
        expect(unitDueCents).toBeLessThanOrEqual(exchange.unitPriceCents)
        expect(shippingCents).toBeLessThanOrEqual(exchange.shippingCents)
      }),
    )
  })
})
