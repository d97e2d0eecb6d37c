import type { GiftCardBalance } from '@mendwell/contract/balances/gift-cards'
import { availableOf } from '@mendwell/domain/tenders/ledger'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { fieldError, invalidFields, ShopError, tooMany } from '../../../ground/errors.ts'
import { LIMITS } from '../../../limits/attempt-limits.ts'
import { countWithinLimit, refuseWhenSpent } from '../../../limits/reserve-attempt.ts'
import { ledgerOf } from '../ledger/book-step.ts'
import { type BalanceRow, findByCode } from '../ledger/ledger.repository.ts'
import { hashOfTyped } from './gift-card-codes.ts'

interface Typed {
  code: string
  /** The caller's network address; a signed-in customer is counted by account. */
  address: string
  custId: number | null
}

/**
 * The gift card of a typed code. Only well-formed unknown codes are counted, so that typos lock no one out; a signed-in
 * customer is counted by account, so that a neighbor on the same network does not either.
 * @throws ShopError 422 for a code that no gift card can have; 404, with the same message for unknown codes and closed
 * gift cards; 429 after too many.
 */
export async function getByCode(
  deps: Pick<Deps, 'db' | 'config'>,
  { code, address, custId }: Typed,
): Promise<BalanceRow> {
  const sha256 = hashOfTyped(code)
  if (!sha256) throw notACode()
  const [limit, subject] =
    custId === null
      ? ([LIMITS.giftCard, address] as const)
      : ([LIMITS.giftCardCustomer, custId] as const)
  await refuseWhenSpent(deps, limit, subject)
  const found = await findByCode(deps.db, sha256)
  if (found && found.state !== 'CLOSED') return found
  if (!(await countWithinLimit(deps, deps.db, limit, subject))) throw tooMany(limit.windowSeconds)
  throw unknownCode()
}

/**
 * A code may have been replaced since it was looked up: looks it up again with its balance locked.
 * @throws ShopError 404
 */
export async function refuseReplaced(tx: Queryable, code: string): Promise<void> {
  const sha256 = hashOfTyped(code)
  if (!sha256 || !(await findByCode(tx, sha256))) throw unknownCode()
}

const unknownCode = () =>
  new ShopError(404, 'NOT_FOUND', 'No gift card has this code, or nothing is left on it', {
    facts: { reason: 'UNKNOWN' },
  })

/** The balance of the gift card with a typed code. */
export async function lookUpGiftCard(
  deps: Pick<Deps, 'db' | 'config'>,
  typed: Typed,
): Promise<GiftCardBalance> {
  const found = await getByCode(deps, typed)
  const { currency, lastDay: expiresOn } = found
  const isUsable = found.state === 'ACTIVE' && !found.isOver
  return { balance: isUsable ? availableOf(ledgerOf(found)) : 0, currency, expiresOn }
}

const notACode = () => invalidFields([fieldError('code', 'giftCardTypo')])
