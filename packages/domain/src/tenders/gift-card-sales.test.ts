import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DEFAULT_GIFT_CARD_RULES,
  isAmountSold,
  isRefundable,
  lastMailDay,
  mailDayRefusal,
  recipientRefusal,
} from './gift-card-sales.ts'
import { applyStep, type Balance, NO_BALANCE } from './ledger.ts'

describe('the value of a card for sale', () => {
  it.each([
    [25_00, true],
    [10_00, true],
    [500_00, true],
    [37_00, true],
    [9_00, false],
    [501_00, false],
    [37_50, false],
    [0, false],
    [-25_00, false],
  ])('%i cents: %s', (cents, isSold) => {
    expect(isAmountSold(cents, DEFAULT_GIFT_CARD_RULES)).toBe(isSold)
  })

  it('may be on the list outside the range, and none if the list is empty', () => {
    const rules = { amounts: [7_50, 750_00], min: 10_00, max: 500_00 }

    expect([7_50, 750_00].map((cents) => isAmountSold(cents, rules))).toEqual([true, true])
    expect(isAmountSold(25_00, { ...rules, amounts: [] })).toBe(false)
  })
})

describe('the day on which it is mailed', () => {
  it.each([
    ['2026-11-26', undefined],
    ['2026-11-25', 'OVER'],
    ['2027-11-26', undefined],
    ['2027-11-27', 'TOO_FAR'],
  ])('%s: %s', (day, refusal) => {
    expect(mailDayRefusal(day, '2026-11-26')).toBe(refusal)
  })

  it('counts leap days', () => expect(lastMailDay('2028-02-01')).toBe('2029-01-31'))
})

describe('what can be refunded', () => {
  const fresh: Balance = { state: 'ACTIVE', balanceCents: 50_00, heldCents: 0 }

  it.each([
    ['not mailed yet', { ...fresh, state: 'ISSUED' }, true],
    ['unspent', fresh, true],
    ['blocked', { ...fresh, state: 'DISABLED' }, true],
    ['held for an order', { ...fresh, heldCents: 1 }, false],
    ['spent in part', { ...fresh, balanceCents: 49_99 }, false],
    ['closed', { ...fresh, balanceCents: 0, state: 'CLOSED' }, false],
  ] satisfies [string, Balance, boolean][])('%s', (_name, balance, can) => {
    expect(isRefundable(50_00, balance)).toBe(can)
  })

  it.each([
    ['not mailed yet', { ...fresh, state: 'ISSUED' }, undefined],
    ['unspent', fresh, undefined],
    ['blocked', { ...fresh, state: 'DISABLED' }, 'BLOCKED'],
    ['held for an order', { ...fresh, heldCents: 1 }, 'USED'],
    ['spent in part', { ...fresh, balanceCents: 49_99 }, 'USED'],
    ['closed', { ...fresh, balanceCents: 0, state: 'CLOSED' }, 'CLOSED'],
  ] satisfies [string, Balance, string | undefined][])(
    '%s may be sent to someone else: %o',
    (_name, balance, refusal) => {
      expect(recipientRefusal(50_00, balance)).toBe(refusal)
    },
  )

  it('is what the ledger allows to void, whatever was done to the card before', () => {
    const step = fc.record({
      do: fc.constantFrom('HOLD', 'CAPTURE', 'RELEASE', 'REFUND'),
      cents: fc.integer({ min: 1, max: 60_00 }),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        const issued = applyStep(NO_BALANCE, { do: 'ISSUE', cents: 50_00 })
        let card = issued.ok ? issued.after : NO_BALANCE
        for (const one of steps) {
          const outcome = applyStep(card, one)
          if (outcome.ok) card = outcome.after
        }
        expect(isRefundable(50_00, card)).toBe(applyStep(card, { do: 'VOID', cents: 50_00 }).ok)
      }),
    )
  })
})
