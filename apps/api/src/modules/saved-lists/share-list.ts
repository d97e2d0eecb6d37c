import { LIST_LINK_DAYS, MAX_LIST_LINKS } from '@mendwell/domain/lists/merge-lists'
import type { Deps } from '../../deps/deps.ts'
import { conflict, fieldError, invalidFields, notFound } from '../../ground/errors.ts'
import { makeToken, tokenHash } from '../../ground/secret-token.ts'
import { LIMITS } from '../../limits/attempt-limits.ts'
import { reserveAttempt } from '../../limits/reserve-attempt.ts'
import { lockLivingCustomer } from '../people/customers/lock-living-customer.ts'
import { findLinkedList, findListLinks, insertListLink } from './list-links.repository.ts'

/**
 * Creates a link to a list, which shows its current lines whenever opened, but neither its name nor its owner.
 * @throws ShopError 404 without such a list, 422 for a customer with 20 links, 429.
 */
export async function shareList(deps: Deps, custId: number, name: string) {
  await reserveAttempt(deps, LIMITS.listLink, custId)
  const { token, sha256 } = makeToken()
  const link = await deps.db.transaction().execute(async (tx) => {
    await lockLivingCustomer(tx, custId, { alone: true })
    const links = await findListLinks(tx, custId)
    if (links.length >= MAX_LIST_LINKS) {
      throw invalidFields([fieldError('links', 'entriesMax', { max: MAX_LIST_LINKS })])
    }
    return insertListLink(tx, { custId, name, sha256, days: LIST_LINK_DAYS })
  })
  if (!link) throw notFound('List')
  return { ...link, token }
}

/**
 * The lines behind a link.
 * @throws ShopError 409 LINK_ENDED for an invalid token, 429.
 */
export async function openList(deps: Deps, { token, ip }: { token: string; ip: string }) {
  const release = await reserveAttempt(deps, LIMITS.linkUse, ip)
  const list = await findLinkedList(deps.db, tokenHash(token))
  if (!list) throw conflict('LINK_ENDED', 'linkEnded')
  await release()
  return list
}
