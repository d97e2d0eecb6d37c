import { messages } from '@mendwell/contract/wire/messages'
import type { Deps } from '../../../deps/deps.ts'
import type { ProviderRefund, RefundRequest } from '../../../gateways/cards/card-gateway.ts'
import { giveToBalance } from '../../balances/ledger/give-to-balance.ts'
import { queueMail } from '../../messages/queue-mail.ts'
import { findOrder } from '../../orders/order/order-document.repository.ts'
import { askProvider, type Unknown } from '../attempts/ask-provider.ts'
import { BY_HAND } from '../by-hand/record-payment.repository.ts'
import { bookRefunds } from './book-refunds.ts'
import { findChargeOfRefund, type RefundRow, updateOpenRefund } from './refunds.repository.ts'
import { restockUnshipped } from './unshipped-stock.repository.ts'

type RefundDeps = Pick<Deps, 'db' | 'cards' | 'logger'>

/**
 * Sends a committed refund to the provider and stores the answer; a lost answer leaves it UNKNOWN for the reconciler.
 * Never inside a transaction.
 */
export async function sendRefund(deps: RefundDeps, refund: RefundRow): Promise<void> {
  const request = await requestOf(deps, refund)
  if (!request) return settleRefund(deps, refund, GIVEN_BY_US)
  await settleRefund(deps, refund, await askProvider(deps, () => deps.cards.refund(request)))
}

/** Refunds to a balance are booked; what staff took outside the shop, staff give back there: no provider is asked. */
const GIVEN_BY_US = { state: 'by_us' } as const
type Result = ProviderRefund | Unknown | typeof GIVEN_BY_US

/** Asks the provider about an open refund; one it never received is sent again under its key. */
export async function resolveRefund(deps: RefundDeps, refund: RefundRow): Promise<void> {
  const request = await requestOf(deps, refund)
  if (!request) return settleRefund(deps, refund, GIVEN_BY_US)
  const known = await askProvider(deps, () => deps.cards.findRefund(request))
  if (known) return settleRefund(deps, refund, known)
  await settleRefund(deps, refund, await askProvider(deps, () => deps.cards.refund(request)))
}

/** The request to the provider; undefined if it has no part in it. */
async function requestOf(
  { db }: RefundDeps,
  refund: RefundRow,
): Promise<RefundRequest | undefined> {
  const { refundId, orderId, amountCents, idempotencyKey, attemptId, balanceId } = refund
  if (attemptId === null || balanceId !== null) return undefined
  const { currency, provider, ...charge } = await findChargeOfRefund(db, attemptId)
  if (provider === BY_HAND) return undefined
  return { refundId, orderId, charge, amountCents, currency, idempotencyKey }
}

/** A late message about a settled refund changes nothing. Mail and stock change only on success. */
async function settleRefund(deps: RefundDeps, refund: RefundRow, result: Result): Promise<void> {
  const settlement = settlementOf(deps, refund, result)
  await deps.db.transaction().execute(async (tx) => {
    const settled = await updateOpenRefund(tx, refund.refundId, settlement)
    if (settled?.status !== 'SUCCEEDED') return
    const { refundId, requestedBy: movedBy } = settled
    await bookRefunds(tx, [settled.orderId])
    if (settled.putsBack) await restockUnshipped(tx, { refundId, movedBy })
    const order = await findOrder(tx, settled.orderId)
    if (!order) return
    const { balanceId, amountCents } = settled
    const { orderId, custId, currency } = order
    const booking = { custId, currency, amountCents, orderId, refundId, madeBy: movedBy }
    const to = balanceId === null ? 'CARD' : await giveToBalance(tx, { balanceId, ...booking })
    await queueMail(tx, {
      kind: 'refund_sent',
      dedupeKey: `refund_sent:${refundId}`,
      to: order.email,
      payload: { amountCents, reason: settled.reason, to },
      orderId,
      custId,
    })
  })
}

function settlementOf({ logger }: RefundDeps, refund: RefundRow, result: Result) {
  const { refundId, orderId } = refund
  switch (result.state) {
    case 'succeeded': {
      if (result.amountCents !== refund.amountCents) {
        logger.error({ refundId, orderId, given: result.amountCents }, 'gave back another amount')
        return { status: 'UNKNOWN', providerRef: result.reference } as const
      }
      return { status: 'SUCCEEDED', providerRef: result.reference, failureMessage: null } as const
    }
    case 'failed': {
      const failureMessage = result.message.slice(0, 200) || messages.refundNotMade
      logger.error({ refundId, orderId, failureMessage }, 'the provider refused a refund')
      return { status: 'FAILED', providerRef: result.reference, failureMessage } as const
    }
    case 'by_us':
      return { status: 'SUCCEEDED', failureMessage: null } as const
    case 'processing':
      return { status: 'UNKNOWN', providerRef: result.reference } as const
    case 'unknown':
      return { status: 'UNKNOWN' } as const
  }
}
