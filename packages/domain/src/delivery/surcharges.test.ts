import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SHIPPING_TIERS } from '../money/shipping.ts'
import { DEFAULT_SETTINGS } from '../shop/settings.ts'
import { DEFAULT_DELIVERY_RULES, type TravelFacts } from './delivery-rules.ts'
import {
  DEFAULT_GOODS_SIZES,
  NO_SURCHARGES,
  type SentLine,
  type Surcharges,
  surchargesOn,
  surchargesTo,
  surchargeTotal,
} from './surcharges.ts'

const { dispatchRules } = DEFAULT_DELIVERY_RULES
const goods = (part: Partial<TravelFacts>): TravelFacts => ({
  kindKey: null,
  department: 'INDOOR',
  weight: null,
  weightUnit: null,
  ...part,
})
const CUSHION = goods({ weight: 5, weightUnit: 'lb' })
const ROLLATOR = goods({ kindKey: 'rollator' })
const RAMP = goods({ kindKey: 'ramp', weight: 60, weightUnit: 'lb' })
const BED = goods({ kindKey: 'full-electric-hospital-bed', weight: 180, weightUnit: 'lb' })
const SALINE = goods({ weight: 500, weightUnit: 'ml' })

const surcharges: Surcharges = {
  weightSteps: [
    { fromPounds: 50, costCents: 25_00 },
    { fromPounds: 20, costCents: 8_00 },
  ],
  oversizeCents: 35_00,
  freightCents: 149_00,
}
const goodsSizes = {
  kindPounds: [{ kind: 'rollator', pounds: 16.5 }],
  oversizeKinds: ['ramp'],
  oversizeOverPounds: 70,
}
const rules = { dispatchRules, goodsSizes, surcharges }

describe('surcharges for products', () => {
  it.each<[string, SentLine[], object]>([
    ['nothing sent', [], { pounds: 0, weightCents: 0 }],
    ['light goods', [{ facts: CUSHION, quantity: 3 }], { pounds: 15, weightCents: 0 }],
    ['just the first step', [{ facts: CUSHION, quantity: 4 }], { pounds: 20, weightCents: 8_00 }],
    ['the heaviest step', [{ facts: CUSHION, quantity: 10 }], { pounds: 50, weightCents: 25_00 }],
    ['the weight of a kind', [{ facts: ROLLATOR, quantity: 2 }], { pounds: 33, weightCents: 8_00 }],
    ['no weight known', [{ facts: goods({}), quantity: 99 }], { pounds: 0, weightCents: 0 }],
    ['a volume, which is no weight', [{ facts: SALINE, quantity: 9 }], { pounds: 0 }],
    [
      'oversize by kind, by the piece and by weight',
      [{ facts: RAMP, quantity: 2 }],
      { pounds: 120, weightCents: 25_00, oversizePieces: 2, oversizeCents: 70_00 },
    ],
    [
      'oversize by weight',
      [{ facts: goods({ weight: 70.5, weightUnit: 'lb' }), quantity: 1 }],
      { oversizePieces: 1, oversizeCents: 35_00 },
    ],
    [
      'not oversize at just that weight',
      [{ facts: goods({ weight: 70, weightUnit: 'lb' }), quantity: 1 }],
      { oversizePieces: 0, oversizeCents: 0 },
    ],
    [
      'freight by the piece, which counts by neither weight nor size',
      [{ facts: BED, quantity: 2 }],
      { pounds: 0, weightCents: 0, oversizePieces: 0, freightPieces: 2, freightCents: 298_00 },
    ],
    [
      'freight beside a parcel',
      [
        { facts: BED, quantity: 1 },
        { facts: CUSHION, quantity: 4 },
      ],
      { pounds: 20, weightCents: 8_00, freightPieces: 1, freightCents: 149_00 },
    ],
    [
      'ten pieces of a tenth',
      [{ facts: goods({ weight: 2.1, weightUnit: 'lb' }), quantity: 10 }],
      { pounds: 21 },
    ],
  ])('%s', (_, lines, expected) => {
    expect(surchargesOn(lines, rules)).toMatchObject(expected)
  })

  it('convert kilograms to pounds', () => {
    const facts = goods({ weight: 9.1, weightUnit: 'kg' })
    expect(surchargesOn([{ facts, quantity: 1 }], rules)).toMatchObject({ weightCents: 8_00 })
  })
})

const line = fc.record({
  facts: fc.constantFrom(CUSHION, ROLLATOR, RAMP, BED, SALINE, goods({})),
  quantity: fc.integer({ min: 1, max: 99 }),
})

it('are zero by default, whatever is shipped', () => {
  const asBegun = { dispatchRules, goodsSizes: DEFAULT_GOODS_SIZES, surcharges: NO_SURCHARGES }
  expect(DEFAULT_SETTINGS).toMatchObject({ goodsSizes: DEFAULT_GOODS_SIZES, zoneSurcharges: [] })
  expect(DEFAULT_SETTINGS.surcharges).toEqual(NO_SURCHARGES)
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      expect(surchargeTotal(surchargesOn(lines, asBegun))).toBe(0)
    }),
  )
})

it('are whole cents, never below zero, the same in any order and for split lines', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      const charged = surchargesOn(lines, rules)
      const split = lines.flatMap(({ facts, quantity }) =>
        Array.from({ length: quantity }, () => ({ facts, quantity: 1 })),
      )

      expect(surchargeTotal(charged)).toBeGreaterThanOrEqual(0)
      expect(Number.isInteger(surchargeTotal(charged))).toBe(true)
      expect(surchargesOn(lines.toReversed(), rules)).toEqual(charged)
      expect(surchargesOn(split, rules)).toEqual(charged)
    }),
  )
})

it('never fall with another piece if steps rise', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), line, (lines, more) => {
      const before = surchargeTotal(surchargesOn(lines, rules))
      expect(surchargeTotal(surchargesOn([...lines, more], rules))).toBeGreaterThanOrEqual(before)
    }),
  )
})

describe('the surcharges of a place', () => {
  const tiers = DEFAULT_SHIPPING_TIERS
  const alaska = { ...surcharges, zone: 'Far', freightCents: 900_00 }
  const places = {
    surcharges,
    zoneSurcharges: [alaska],
    shippingZones: [
      { name: 'Far', countries: [], states: ['AK'], tiers },
      { name: 'Canada', countries: ['CA'], states: [], tiers },
    ],
  }

  it.each([
    ['nothing known', { countryCode: null }, surcharges],
    ['a state in no zone', { countryCode: null, country: 'US', stateProvince: 'TX' }, surcharges],
    ['a zone', { countryCode: null, country: 'US', stateProvince: 'AK' }, alaska],
    ['its postal code', { countryCode: null, postalCode: '99501' }, alaska],
    ['a zone without', { countryCode: 'CA', country: 'Canada' }, NO_SURCHARGES],
  ])('%s', (_, place, expected) => {
    expect(surchargesTo(place, places)).toEqual(expected)
  })
})
