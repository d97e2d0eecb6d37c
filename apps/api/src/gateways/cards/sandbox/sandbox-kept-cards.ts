import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { ChargeRequest, KeptCard } from '../card-gateway.ts'
import { describeCard } from './sandbox-charge.ts'
import type { SandboxKeptCard, SandboxVault } from './sandbox-memory.ts'

const KEPT = 'sbx_card_'
/** The sandbox sees no expiry date: its cards expire at the end of the third year after they were saved. */
const GOOD_FOR_YEARS = 3

/** The same charge with the card behind a saved one; someone else's card, or a deleted one, is not valid. */
export async function withOwnCard(
  vault: SandboxVault,
  request: ChargeRequest,
): Promise<ChargeRequest> {
  const { token, owner } = request
  if (!token.startsWith(KEPT)) return request
  const kept = await vault.findCard({ reference: token })
  return kept && kept.customerReference === owner?.customer
    ? { ...request, token: kept.token }
    : request
}

/** Saves the card of a charge, or of a request to save one, if its customer is known. */
export async function keepCard(
  vault: SandboxVault,
  request: Pick<ChargeRequest, 'owner' | 'token' | 'idempotencyKey'>,
  now: Date,
): Promise<void> {
  const { owner, token, idempotencyKey: chargeKey } = request
  if (!owner?.saves || !(await vault.hasCustomer(owner.customer))) return
  await vault.insertCardOnce({
    reference: `${KEPT}${randomLetters()}`,
    customerReference: owner.customer,
    chargeKey,
    token,
    expMonth: 12,
    expYear: now.getUTCFullYear() + GOOD_FOR_YEARS,
  })
}

/** A saved card in the terms of every provider. */
export function describeKept({ reference, token, expMonth, expYear }: SandboxKeptCard): KeptCard {
  const { brand, last4 } = describeCard(token)
  return { reference, brand: brand ?? '', last4: last4 ?? '', expMonth, expYear }
}

/** Without digits, so that no reference looks like a card number to those who search for one. */
export const randomLetters = () =>
  randomBytes(12)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))

/** Compares in constant time. */
export function isSameSecret(stored: string, sent: string): boolean {
  const [a, b] = [Buffer.from(stored), Buffer.from(sent)]
  return a.length === b.length && timingSafeEqual(a, b)
}
