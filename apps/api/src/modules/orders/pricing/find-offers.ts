import type { Deps } from '../../../deps/deps.ts'
import type { Principal } from '../../../ground/principal.ts'
import { LIMITS } from '../../../limits/attempt-limits.ts'
import { countWithinLimit, isWithinLimit } from '../../../limits/reserve-attempt.ts'
import { getOffers, type MetOffers } from '../../offers/get-offers.ts'

type Asked = Parameters<typeof getOffers>[1]

/**
 * The offers that a quote meets. Unknown codes are counted, and after too many of them all codes go unanswered for a
 * while; counted by account for signed-in shoppers, so that a neighbor on the same network locks no one out.
 */
export async function findOffers(
  deps: Pick<Deps, 'db' | 'config' | 'isReadOnly'>,
  { principal: { custId }, address }: { principal: Principal; address: string },
  asked: Asked,
): Promise<MetOffers> {
  const { db } = deps
  if (asked.codes.length === 0) return getOffers(db, asked)
  const [limit, subject] =
    custId === null
      ? ([LIMITS.offerCode, address] as const)
      : ([LIMITS.offerCodeCustomer, custId] as const)
  if (!(await isWithinLimit(deps, limit, subject))) {
    const offers = await getOffers(db, { ...asked, codes: [] })
    return { ...offers, codes: [...asked.codes], isTooMany: true }
  }
  const offers = await getOffers(db, asked)
  const isUnknown = (code: string) =>
    !offers.promotions.some(
      (one) => one.code === code || one.otherCodes.some((other) => other.code === code),
    )
  if (!deps.isReadOnly && offers.codes.some(isUnknown))
    await countWithinLimit(deps, db, limit, subject)
  return offers
}
