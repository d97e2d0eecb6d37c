import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import vectors from './gift-cards.vectors.json' with { type: 'json' }
import {
  applyStep,
  availableOf,
  type Balance,
  type BalanceStep,
  earliestEnd,
  NO_BALANCE,
} from './ledger.ts'

interface VectorStep {
  do: BalanceStep['do']
  cents?: number
  limitCents?: number
  expect: {
    ok: boolean
    reason?: string
    availableCents?: number
    paidCents?: number
    balanceCents: number
    heldCents: number
    state: string
  }
}

describe('the ledger of a gift card', () => {
  it.each(vectors.cases)('holds $id', ({ steps }) => {
    let balance: Balance = NO_BALANCE
    for (const { expect: wanted, ...step } of steps as VectorStep[]) {
      const outcome = applyStep(balance, step as BalanceStep)
      expect(outcome.ok).toBe(wanted.ok)
      if (outcome.ok) {
        balance = outcome.after
        if (wanted.paidCents) expect(-(outcome.entry?.cents ?? 0)).toBe(wanted.paidCents)
      } else {
        expect(outcome.reason).toBe(wanted.reason)
        if (wanted.availableCents !== undefined) {
          expect(outcome.availableCents).toBe(wanted.availableCents)
        }
      }
      const { balanceCents, heldCents, state } = wanted
      expect(balance).toEqual({ balanceCents, heldCents, state })
    }
  })

  it('never goes below zero, whatever is done in whatever order', () => {
    const cents = fc.integer({ min: 1, max: 10_000 })
    const step: fc.Arbitrary<BalanceStep> = fc.oneof(
      fc.record({
        do: fc.constantFrom('ISSUE', 'HOLD', 'CAPTURE', 'RELEASE', 'REFUND', 'VOID'),
        cents,
      }),
      fc.record({
        do: fc.constant('ADJUST' as const),
        cents: fc.integer({ min: -9_999, max: 9_999 }),
      }),
      fc.record({ do: fc.constant('CASH_OUT' as const), limitCents: cents }),
      fc.record({ do: fc.constantFrom('DISABLE', 'ENABLE') }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let balance: Balance = NO_BALANCE
        for (const one of steps) {
          const outcome = applyStep(balance, one)
          if (!outcome.ok) continue
          const { entry, after } = outcome
          expect(after.balanceCents).toBe(balance.balanceCents + (entry?.cents ?? 0))
          balance = after
          expect(balance.heldCents).toBeGreaterThanOrEqual(0)
          expect(availableOf(balance)).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it.each(vectors.expiry)('of $issuedOn ends after five years at the earliest', (one) => {
    expect(earliestEnd(one.issuedOn)).toBe(one.shop ?? one.earliest)
  })
})
