import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  type CountedPieces,
  countedOf,
  countOn,
  countScanned,
  isPacked,
  type PackLine,
  takeOut,
  toParcel,
} from './packing.ts'

const lot = (lotId: number, quantity: number, more: { serial?: string } = {}) => ({
  lotId,
  lotCode: more.serial ? null : `L${lotId}`,
  serial: more.serial ?? null,
  quantity,
})
const LINES: PackLine[] = [
  { orderItemId: 1, productId: 10, pieces: 2, lots: [] },
  { orderItemId: 2, productId: 20, pieces: 3, lots: [lot(5, 2), lot(6, 1)] },
  { orderItemId: 3, productId: 10, pieces: 1, lots: [] },
  {
    orderItemId: 4,
    productId: 40,
    pieces: 2,
    lots: [lot(7, 1, { serial: 'S1' }), lot(8, 1, { serial: 'S2' })],
  },
]
const at = (orderItemId: number, quantity: number, lotId: number | null = null) => ({
  orderItemId,
  lotId,
  quantity,
})

it.each<[string, CountedPieces[], Parameters<typeof countScanned>[2], unknown]>([
  ['counts a piece', [], { productId: 10, units: 1 }, [at(1, 1)]],
  ['goes on in the next line', [at(1, 2)], { productId: 10, units: 1 }, [at(1, 2), at(3, 1)]],
  ['refuses what is not in the order', [], { productId: 99, units: 1 }, 'WRONG_PRODUCT'],
  ['refuses one too many', [at(1, 2), at(3, 1)], { productId: 10, units: 1 }, 'COMPLETE'],
  ['refuses a case', [], { productId: 10, units: 12 }, 'TOO_MANY'],
  ['takes the lot on the label', [], { productId: 20, units: 1, lotCode: 'l6' }, [at(2, 1, 6)]],
  ['asks which of several lots', [], { productId: 20, units: 1 }, 'LOT_NEEDED'],
  [
    'knows the only lot left',
    [at(2, 2, 5)],
    { productId: 20, units: 1 },
    [at(2, 2, 5), at(2, 1, 6)],
  ],
  ['stops at another lot', [], { productId: 20, units: 1, lotCode: 'X' }, 'OTHER_LOT'],
  ['knows a piece by its serial', [], { productId: 40, units: 1, serial: 'S2' }, [at(4, 1, 8)]],
  ['counts a serial once', [at(4, 1, 8)], { productId: 40, units: 1, serial: 'S2' }, 'TWICE'],
])('%s', (_, counted, scanned, expected) => {
  const outcome = countScanned(LINES, counted, scanned)
  expect(outcome.kind === 'COUNTED' ? outcome.counted : outcome.kind).toEqual(expected)
})

it('shows items with their lots, and nothing uncounted', () => {
  expect(toParcel(LINES, [at(2, 2, 5), at(1, 1), at(2, 1, 6)])).toEqual([
    { orderItemId: 1, quantity: 1 },
    {
      orderItemId: 2,
      quantity: 3,
      lots: [
        { lotId: 5, quantity: 2 },
        { lotId: 6, quantity: 1 },
      ],
    },
  ])
})

it('removes what was counted last', () => {
  expect(takeOut([at(2, 2, 5), at(2, 1, 6)], 2)).toEqual([at(2, 2, 5)])
  expect(takeOut([], 2)).toEqual([])
})

it('never counts more than may ship, whatever is scanned', () => {
  const scan = fc.record({
    productId: fc.constantFrom(10, 20, 40, 99),
    units: fc.integer({ min: 1, max: 3 }),
    lotCode: fc.constantFrom(undefined, 'L5', 'L6', 'X'),
    serial: fc.constantFrom(undefined, 'S1', 'S2'),
  })
  fc.assert(
    fc.property(fc.array(scan, { maxLength: 30 }), (scans) => {
      let counted: CountedPieces[] = []
      for (const one of scans) {
        const outcome = countScanned(LINES, counted, one)
        if (outcome.kind === 'COUNTED') counted = outcome.counted
      }
      for (const { orderItemId, pieces } of LINES) {
        expect(countedOf(counted, orderItemId)).toBeLessThanOrEqual(pieces)
      }
      const parcel = toParcel(LINES, counted)
      const sum = (items: readonly { quantity: number }[]) =>
        items.reduce((total, { quantity }) => total + quantity, 0)
      expect(sum(parcel)).toBe(sum(counted))
      for (const { quantity, lots } of parcel) if (lots) expect(sum(lots)).toBe(quantity)
    }),
  )
})

it('is packed once every line is', () => {
  const [one] = LINES
  if (!one) throw new Error('No line')
  expect(isPacked([one], [at(1, 1)])).toBe(false)
  const outcome = countOn(one, [at(1, 1)], { units: 1 })
  expect(isPacked([one], outcome.kind === 'COUNTED' ? outcome.counted : [])).toBe(true)
})
