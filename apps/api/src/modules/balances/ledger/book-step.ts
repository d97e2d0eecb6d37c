import {
  applyStep,
  BALANCE_STATES,
  type Balance,
  type BalanceRefusal,
  type BalanceStep,
} from '@mendwell/domain/tenders/ledger'
import * as z from 'zod/mini'
import type { Queryable } from '../../../db/db.ts'
import {
  type BalanceRow,
  insertEntry,
  lockBalance,
  type NewEntry,
  updateState,
} from './ledger.repository.ts'

type About = Pick<NewEntry, 'orderId' | 'refundId' | 'note' | 'madeBy' | 'dedupeKey'>

export type Booked =
  | { ok: true; balance: BalanceRow }
  | { ok: false; reason: BalanceRefusal | 'OVER'; availableCents: number }

/** A stored balance in the shape of the ledger. */
export const ledgerOf = ({ state, balanceCents, heldCents }: BalanceRow): Balance => ({
  state: z.enum(BALANCE_STATES).parse(state),
  balanceCents,
  heldCents,
})

/**
 * Books one step of a balance in the caller's transaction, with its row locked: refused steps are not stored. A step
 * booked before, by its dedupe key, changes nothing and returns the same.
 * @throws Error for a balance that does not exist.
 */
export async function bookStep(
  tx: Queryable,
  balanceId: number,
  { step, ...about }: { step: BalanceStep } & About,
): Promise<Booked> {
  const balance = await lockBalance(tx, balanceId)
  if (!balance) throw new Error(`No balance ${balanceId}`)
  const before = ledgerOf(balance)
  // An expired balance can no longer be spent; earlier holds still can be.
  if (step.do === 'HOLD' && balance.isOver) return { ok: false, reason: 'OVER', availableCents: 0 }
  const outcome = applyStep(before, step)
  if (!outcome.ok)
    return { ok: false, reason: outcome.reason, availableCents: outcome.availableCents }
  const { entry, after } = outcome
  if (entry) {
    const isNew = await insertEntry(tx, { balanceId, ...entry, ...about })
    if (!isNew) return { ok: true, balance }
  }
  if (after.state !== before.state) await updateState(tx, balanceId, after.state)
  return { ok: true, balance: { ...balance, ...after } }
}
