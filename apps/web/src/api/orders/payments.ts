import * as contract from '@mendwell/contract/money/payments'
import { type Answer, call } from '../calls/call.ts'

export { CHARGE_STATUS } from '@mendwell/contract/money/payments'

export type ChargeAnswer = Answer<typeof contract.chargeCard>

interface Payable {
  orderId: number
  taxCents: number
  totalCents: number
  /** What is left for the card after gift cards and store credit; defaults to everything. */
  dueCents?: number
}

interface Card {
  token: string
  /** The signed-in customer wants to save it. */
  saveCard: boolean
  /** The token is from Link. */
  byLink?: boolean
}

/** Records the payment attempt, then charges the card; `key` makes a retry harmless. Amounts in cents. */
export async function payOrder(order: Payable, card: Card, key: string): Promise<ChargeAnswer> {
  const { orderId, taxCents, totalCents, dueCents = totalCents } = order
  await call(contract.savePayment, {
    body: { orderId, taxesAmount: taxCents, totalAmount: totalCents },
    key: `${key}-wish`,
  })
  return call(contract.chargeCard, {
    body: { amount: dueCents, ...card, payment: { orderId } },
    key: `${key}-charge`,
  })
}

/** The outcome of a charge that was still being confirmed. */
export const confirmPayment = (orderId: number): Promise<ChargeAnswer> =>
  call(contract.confirmCharge, { body: { orderId } })

/** The shopper's decision at the sandbox bank. */
export const answerSandboxBank = (
  action: { reference: string; clientSecret: string },
  approve: boolean,
) =>
  call(contract.answerSandboxChallenge, {
    body: { reference: action.reference, clientSecret: action.clientSecret, approve },
  })
