import type { Queryable } from '../../../db/db.ts'
import { bookStep } from './book-step.ts'
import { findCreditOf, insertCredit } from './ledger.repository.ts'

interface Giving {
  balanceId: number
  /** The customer who gets store credit if the balance is closed. */
  custId: number
  currency: string
  amountCents: number
  orderId: number
  refundId: number
  madeBy: string
}

/** The store credit of a customer, created if there is none yet. */
export async function creditOf(
  tx: Queryable,
  credit: { custId: number; currency: string; createdBy: string },
): Promise<number> {
  const known = await findCreditOf(tx, credit.custId)
  const own = known.find(({ currency }) => currency === credit.currency)
  return own?.balanceId ?? insertCredit(tx, credit)
}

/**
 * Books a refund on its balance, once; for a closed gift card it becomes store credit of the order's customer (rules.md
 * 6.5). Returns what it became.
 */
export async function giveToBalance(
  tx: Queryable,
  giving: Giving,
): Promise<'GIFT_CARD' | 'STORE_CREDIT'> {
  const { balanceId, custId, currency, amountCents, orderId, refundId, madeBy } = giving
  const step = { do: 'REFUND', cents: amountCents } as const
  const about = { orderId, refundId, madeBy, dedupeKey: `refund ${refundId}` }
  const booked = await bookStep(tx, balanceId, { step, ...about })
  if (booked.ok) return booked.balance.kind === 'STORE_CREDIT' ? 'STORE_CREDIT' : 'GIFT_CARD'
  const creditId = await creditOf(tx, { custId, currency, createdBy: madeBy })
  const instead = await bookStep(tx, creditId, { step, ...about })
  if (!instead.ok) throw new Error(`Refund ${refundId} has no balance to go to`)
  return 'STORE_CREDIT'
}
