import type { Cents } from '../money/money.ts'

/** The kinds of balance: paid for, given away with an end date, or store credit. */
export const BALANCE_KINDS = ['GIFT_CARD', 'PROMOTIONAL', 'STORE_CREDIT'] as const
export type BalanceKind = (typeof BALANCE_KINDS)[number]

/** ISSUED: waiting for its mailing day. */
export const BALANCE_STATES = ['ISSUED', 'ACTIVE', 'DISABLED', 'CLOSED'] as const
export type BalanceState = (typeof BALANCE_STATES)[number]

/**
 * California: balances below $15 are paid out in cash on request (SB 22, Civil Code 1749.5, from 2026-04-01; checked
 * 2026-11-23). The shop does so everywhere: no state forbids it.
 */
export const CASH_OUT_BELOW_CENTS = 1500

export const ENTRY_KINDS = [
  'ISSUE',
  'HOLD',
  'CAPTURE',
  'RELEASE',
  'REFUND',
  'CASH_OUT',
  'VOID',
  'ADJUST',
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** A balance computed from its ledger: available is what is not held for an order. */
export interface Balance {
  state: BalanceState
  balanceCents: Cents
  heldCents: Cents
}

/** The operations on a balance (rules.md 6.5); amounts in cents, positive except for ADJUST. */
export type BalanceStep =
  | { do: Exclude<EntryKind, 'CASH_OUT'>; cents: Cents }
  /** Paid out in cash, where state law requires it for balances below the limit. */
  | { do: 'CASH_OUT'; limitCents: Cents }
  | { do: 'DISABLE' | 'ENABLE' }

/** A ledger entry: what it adds to the balance and to its held part. */
export interface Entry {
  kind: EntryKind
  cents: Cents
  heldCents: Cents
}

export type BalanceRefusal =
  | 'NOT_ENOUGH'
  | 'DISABLED'
  | 'CLOSED'
  | 'NOT_YET'
  | 'ABOVE_LIMIT'
  | 'PARTLY_USED'

export type BalanceOutcome =
  /** No entry if only the state changes. */
  | { ok: true; after: Balance; entry?: Entry }
  | { ok: false; reason: BalanceRefusal; availableCents: Cents }

/** The spendable part of a balance, in cents. */
export const availableOf = ({ balanceCents, heldCents }: Balance): Cents => balanceCents - heldCents

/** A balance before any operation. */
export const NO_BALANCE: Balance = { state: 'ISSUED', balanceCents: 0, heldCents: 0 }

/**
 * The result of one operation on a balance, or why it is refused. An existing hold can always be captured or released,
 * even if the balance was disabled meanwhile. The caller has the balance locked.
 */
export function applyStep(before: Balance, step: BalanceStep): BalanceOutcome {
  const availableCents = availableOf(before)
  const refused = (reason: BalanceRefusal) => ({ ok: false, reason, availableCents }) as const
  const booked = (entry: Entry, state = before.state): BalanceOutcome => {
    const balanceCents = before.balanceCents + entry.cents
    const heldCents = before.heldCents + entry.heldCents
    if (heldCents < 0 || balanceCents < heldCents) return refused('NOT_ENOUGH')
    return { ok: true, entry, after: { state, balanceCents, heldCents } }
  }
  switch (step.do) {
    case 'ISSUE':
      if (before.state === 'CLOSED') return refused('CLOSED')
      return booked({ kind: 'ISSUE', cents: step.cents, heldCents: 0 }, 'ACTIVE')
    case 'HOLD':
      if (before.state === 'DISABLED') return refused('DISABLED')
      if (before.state === 'CLOSED') return refused('CLOSED')
      if (before.state === 'ISSUED') return refused('NOT_YET')
      return booked({ kind: 'HOLD', cents: 0, heldCents: step.cents })
    case 'CAPTURE':
      return booked({ kind: 'CAPTURE', cents: -step.cents, heldCents: -step.cents })
    case 'RELEASE':
      return booked({ kind: 'RELEASE', cents: 0, heldCents: -step.cents })
    case 'REFUND':
      if (before.state === 'CLOSED') return refused('CLOSED')
      return booked({ kind: 'REFUND', cents: step.cents, heldCents: 0 })
    case 'ADJUST':
      if (before.state === 'CLOSED') return refused('CLOSED')
      return booked({ kind: 'ADJUST', cents: step.cents, heldCents: 0 })
    case 'VOID':
      if (before.state === 'CLOSED') return refused('CLOSED')
      if (before.balanceCents !== step.cents || before.heldCents > 0) return refused('PARTLY_USED')
      return booked({ kind: 'VOID', cents: -step.cents, heldCents: 0 }, 'CLOSED')
    case 'CASH_OUT':
      if (before.state === 'CLOSED') return refused('CLOSED')
      if (before.heldCents > 0) return refused('PARTLY_USED')
      if (before.balanceCents >= step.limitCents) return refused('ABOVE_LIMIT')
      return booked({ kind: 'CASH_OUT', cents: -before.balanceCents, heldCents: 0 }, 'CLOSED')
    case 'DISABLE':
      if (before.state === 'CLOSED') return refused('CLOSED')
      return { ok: true, after: { ...before, state: 'DISABLED' } }
    case 'ENABLE':
      if (before.state !== 'DISABLED') return refused('CLOSED')
      return { ok: true, after: { ...before, state: 'ACTIVE' } }
  }
}

/**
 * The earliest day on which a purchased balance may expire, as YYYY-MM-DD: five years after issue (federal CARD Act,
 * Reg E 12 CFR 1005.20). February 29 becomes March 1, so it is never a day short.
 */
export function earliestEnd(issuedOn: string): string {
  const [year = 0, month = 1, day = 1] = issuedOn.split('-').map(Number)
  return new Date(Date.UTC(year + 5, month - 1, day)).toISOString().slice(0, 10)
}
