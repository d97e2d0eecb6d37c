import type { Deps } from '../../../deps/deps.ts'
import { conflict } from '../../../ground/errors.ts'
import { tokenHash } from '../../../ground/secret-token.ts'
import { LIMITS } from '../../../limits/attempt-limits.ts'
import { reserveAttempt } from '../../../limits/reserve-attempt.ts'
import { findOrderNumberByToken } from './payment-link.repository.ts'

/**
 * The order behind the token of a payment link.
 * @throws ShopError 409 LINK_ENDED for a token that opens nothing, 429.
 */
export async function openOrder(
  deps: Deps,
  { token, ip }: { token: string; ip: string },
): Promise<{ orderNum: string }> {
  const release = await reserveAttempt(deps, LIMITS.linkUse, ip)
  const orderNum = await findOrderNumberByToken(deps.db, tokenHash(token))
  if (orderNum === undefined) throw conflict('LINK_ENDED', 'linkEnded')
  await release()
  return { orderNum }
}
