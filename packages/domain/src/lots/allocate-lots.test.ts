import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../days/calendar.ts'
import { allocateLots, type LotOnHand, lotRefusal } from './allocate-lots.ts'
import vectors from './lot-allocation.vectors.json' with { type: 'json' }

describe('the vectors of the rules', () => {
  it.each(vectors.allocate)('$id', ({ input, expect: expected }) => {
    const { deliverOn, picks, short, excluded } = allocateLots({
      ...input,
      lots: input.lots as LotOnHand[],
    })

    expect({
      deliverOn,
      picks: picks.map(({ lot, quantity }) => ({ lot: lot.lot, quantity })),
      short,
      excluded: Object.fromEntries(excluded.map(({ lot, why }) => [lot.lot, why])),
    }).toEqual(expected)
  })
})

const shipOn = '2026-11-23'

const someLot = fc.record({
  lot: fc.stringMatching(/^[A-C]\d$/),
  onHand: fc.integer({ min: 0, max: 20 }),
  picked: fc.integer({ min: 0, max: 20 }),
  expires: fc.option(
    fc.integer({ min: -40, max: 400 }).map((days) => addDays(shipOn, days)),
    { nil: null },
  ),
  status: fc.constantFrom('AVAILABLE', 'AVAILABLE', 'QUARANTINED', 'RECALLED', 'EXPIRED'),
  receivedOn: fc.integer({ min: -300, max: 0 }).map((days) => addDays(shipOn, days)),
}) as fc.Arbitrary<LotOnHand>

const someNeed = fc.record({
  need: fc.integer({ min: 0, max: 60 }),
  lots: fc.array(someLot, { maxLength: 8 }),
  shipOn: fc.constant(shipOn),
  transitDays: fc.integer({ min: 0, max: 7 }),
  minDaysLeft: fc.integer({ min: 0, max: 120 }),
  preferOneLot: fc.boolean(),
})

describe('whatever lies in the shop', () => {
  it('takes what is asked for or says how much is short, and never more than a lot has', () => {
    fc.assert(
      fc.property(someNeed, (asked) => {
        const { picks, short } = allocateLots(asked)
        const taken = picks.reduce((sum, { quantity }) => sum + quantity, 0)
        expect(taken + short).toBe(asked.need)
        for (const { lot, quantity } of picks) {
          expect(quantity).toBeGreaterThan(0)
          expect(quantity).toBeLessThanOrEqual(lot.onHand - (lot.picked ?? 0))
          expect(lotRefusal(lot, asked)).toBeUndefined()
        }
      }),
    )
  })

  it('leaves no piece of an earlier lot while it takes a later one, unless one lot covers all', () => {
    fc.assert(
      fc.property(someNeed, (asked) => {
        const { picks } = allocateLots(asked)
        if (asked.preferOneLot && picks.length === 1) return
        const latest = picks.at(-1)?.lot.expires ?? '9999-12-31'
        const taken = new Map(picks.map(({ lot, quantity }) => [lot, quantity]))
        for (const lot of asked.lots) {
          const isEarlier = (lot.expires ?? '9999-12-31') < latest
          if (picks.length === 0 || !isEarlier || lotRefusal(lot, asked)) continue
          expect(taken.get(lot)).toBe(lot.onHand - (lot.picked ?? 0))
        }
      }),
    )
  })
})
