import type { Queryable } from '../../../db/db.ts'
import { bookStep } from './book-step.ts'
import { findCreditOf, insertCredit } from './ledger.repository.ts'

interface Giving {
  balanceId: number
  /** Who gets store credit where the balance is closed. */
  custId: number
  currency: string
  amountCents: number
  orderId: number
  refundId: number
  madeBy: string
}

/** The store credit of a customer, opened where there is none yet. */
export async function creditOf(
  tx: Queryable,
  credit: { custId: number; currency: string; createdBy: string },
): Promise<number> {
  const known = await findCreditOf(tx, credit.custId)
  const own = known.find(({ currency }) => currency === credit.currency)
  return own?.balanceId ?? insertCredit(tx, credit)
}

/**
 * Books a refund on the balance that it goes to, once; what a closed gift card paid becomes store credit of the order's
 * customer (rules.md 6.5). Answers what it became.
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
