import { CART_LINK_DAYS, MAX_CART_LINKS, type SyncedLine } from '@mendwell/domain/carts/merge-carts'
import type { Deps } from '../../deps/deps.ts'
import { conflict, tooMany } from '../../ground/errors.ts'
import { makeToken, tokenHash } from '../../ground/secret-token.ts'
import { LIMITS } from '../../limits/attempt-limits.ts'
import { reserveAttempt } from '../../limits/reserve-attempt.ts'
import { lockLivingCustomer } from '../people/customers/lock-living-customer.ts'
import { findCartLinks, findLinkedCart, insertCartLink } from './cart-links.repository.ts'

/**
 * Creates a link to the current lines; it does not show later changes of the cart, nor its owner.
 * @throws ShopError 429, also for a customer with 20 links until the oldest of them expires.
 */
export async function shareCart(deps: Deps, custId: number, lines: readonly SyncedLine[]) {
  await reserveAttempt(deps, LIMITS.cartLink, custId)
  const { token, sha256 } = makeToken()
  const link = await deps.db.transaction().execute(async (tx) => {
    await lockLivingCustomer(tx, custId)
    const links = await findCartLinks(tx, custId)
    const oldest = links.at(-1)
    if (oldest && links.length >= MAX_CART_LINKS) throw tooMany(secondsUntil(oldest.expiresAt))
    return insertCartLink(tx, { custId, sha256, lines, days: CART_LINK_DAYS })
  })
  return { ...link, token }
}

const secondsUntil = (when: Date) => Math.ceil((when.getTime() - Date.now()) / 1000)

/**
 * The lines behind a link.
 * @throws ShopError 409 LINK_ENDED for an invalid token, 429.
 */
export async function openCart(deps: Deps, { token, ip }: { token: string; ip: string }) {
  const release = await reserveAttempt(deps, LIMITS.linkUse, ip)
  const cart = await findLinkedCart(deps.db, tokenHash(token))
  if (!cart) throw conflict('LINK_ENDED', 'linkEnded')
  await release()
  return cart
}
