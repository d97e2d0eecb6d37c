import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DEFAULT_DELIVERY_RULES } from '../delivery/delivery-rules.ts'
import { DEFAULT_GOODS_SIZES } from '../delivery/surcharges.ts'
import { cheapestRate, labelAction, planParcel } from './return-labels.ts'

const { dispatchRules } = DEFAULT_DELIVERY_RULES
const goodsSizes = {
  ...DEFAULT_GOODS_SIZES,
  kindPounds: [{ kind: 'cane', pounds: 0.75 }],
  oversizeKinds: ['ramp'],
  oversizeOverPounds: 50,
}

const facts = (
  weight: number | null,
  weightUnit: string | null,
  kindKey: string | null = null,
) => ({
  ...{ kindKey, department: 'MOBILITY', weight, weightUnit },
})

it.each([
  ['a pound', facts(1, 'lb'), 1, { ounces: 16 }],
  ['a pound in grams', facts(453.59237, 'g'), 1, { ounces: 16 }],
  ['a little more is an ounce more', facts(1.001, 'lb'), 1, { ounces: 17 }],
  ['two of 3.5 oz', facts(3.5, 'oz'), 2, { ounces: 7 }],
  ['the weight of its kind', facts(null, null, 'cane'), 2, { ounces: 24 }],
  ['a volume is no weight', facts(8, 'fl oz'), 1, { problem: 'NO_WEIGHT' }],
  ['nothing is stated', facts(null, null), 1, { problem: 'NO_WEIGHT' }],
  ['freight by kind', facts(9, 'lb', 'mobility-scooter'), 1, { problem: 'FREIGHT' }],
  ['freight by weight', facts(151, 'lb'), 1, { problem: 'FREIGHT' }],
  ['too heavy together', facts(49, 'lb'), 4, { problem: 'FREIGHT' }],
  ['oversize by kind', facts(5, 'lb', 'ramp'), 1, { problem: 'OVERSIZE' }],
  ['oversize by weight', facts(51, 'lb'), 1, { problem: 'OVERSIZE' }],
])('plans a parcel: %s', (_case, one, quantity, expected) => {
  expect(planParcel({ facts: one, quantity }, { dispatchRules, goodsSizes })).toEqual(expected)
})

const rate = (carrier: string, cents: number, days: number | null = null) => ({
  ...{ rateId: `${carrier} ${cents} ${days}`, carrier, service: 'Ground', cents, days },
})

it.each([
  ['no rates', [], ['USPS'], undefined],
  ['no carrier is allowed', [rate('USPS', 1)], [], undefined],
  ['another carrier is cheaper', [rate('UPS', 9), rate('DHL', 1)], ['ups'], 'UPS 9 null'],
  ['its name is spelled otherwise', [rate('FedEx', 9)], ['Fed Ex'], 'FedEx 9 null'],
  ['two cost the same', [rate('UPS', 9, 5), rate('UPS', 9, 2), rate('UPS', 9)], ['UPS'], 'UPS 9 2'],
])('chooses a rate: %s', (_case, rates, carriers, expected) => {
  expect(cheapestRate(rates, carriers)?.rateId).toBe(expected)
})

it('no allowed rate is cheaper than the chosen one, in whatever order they come', () => {
  const rates = fc.array(
    fc.record({
      rateId: fc.uuid(),
      carrier: fc.constantFrom('USPS', 'UPS', 'FedEx', 'DHLExpress'),
      service: fc.constant('Ground'),
      cents: fc.nat(100_00),
      days: fc.option(fc.nat(9)),
    }),
  )
  fc.assert(
    fc.property(rates, (some) => {
      const chosen = cheapestRate(some, ['USPS', 'UPS'])
      const allowed = some.filter(({ carrier }) => carrier === 'USPS' || carrier === 'UPS')
      expect(chosen === undefined).toBe(allowed.length === 0)
      expect(allowed.every(({ cents }) => chosen && cents >= chosen.cents)).toBe(true)
      expect(cheapestRate(some.toReversed(), ['UPS', 'USPS'])).toEqual(chosen)
    }),
  )
})

it.each([
  [null, 'APPROVED', true, 'BUY'],
  [null, 'APPROVED', false, null],
  [null, 'REQUESTED', true, null],
  [{ status: 'FAILED', hasPdf: false }, 'APPROVED', true, 'BUY'],
  [{ status: 'FAILED', hasPdf: false }, 'RECEIVED', true, null],
  [{ status: 'BUYING', hasPdf: false }, 'APPROVED', true, null],
  [{ status: 'BOUGHT', hasPdf: true }, 'APPROVED', true, null],
  [{ status: 'BOUGHT', hasPdf: false }, 'APPROVED', false, 'BUY'],
  [{ status: 'VOIDING', hasPdf: true }, 'DECLINED', true, null],
  [{ status: 'VOIDED', hasPdf: true }, 'DECLINED', true, null],
  [{ status: 'KEPT', hasPdf: true }, 'DECLINED', false, 'VOID'],
] as const)(
  'what staff can do about %j of a return that is %s',
  (one, returnStatus, buys, action) => {
    expect(labelAction(one, { returnStatus, buys })).toBe(action)
  },
)
