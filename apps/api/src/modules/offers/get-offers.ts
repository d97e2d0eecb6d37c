import { readCode } from '@mendwell/domain/offers/codes'
import type { Promotion } from '@mendwell/domain/offers/promotion'
import type { Queryable } from '../../db/db.ts'
import { buyerKeyOf } from './buyer-key.ts'
import { type FoundOffer, findBuyer, findOffers, lockOffers } from './offers.repository.ts'

interface Asked {
  /** As they were typed. */
  codes: readonly string[]
  /** The buyer; null while unknown. */
  custId: number | null
  /** True when signed in: a guest may have typed anyone's email. */
  isKnown: boolean
  /** The buyer's customer groups. */
  groups: readonly string[]
}

/** The promotions that a cart meets, and their buyer. */
export interface MetOffers {
  promotions: (Promotion &
    Pick<FoundOffer, 'name' | 'nameEs' | 'code' | 'otherCodes' | 'isLimited'>)[]
  /** The entered codes, normalized. */
  codes: string[]
  groups: string[]
  isFirstOrder: boolean
  today: string
  buyerKey: string | undefined
  /** After too many tries no code is looked up. */
  isTooMany: boolean
}

/** Of an order that meets no promotion, since its prices are agreed. */
export const NO_OFFERS: MetOffers = {
  promotions: [],
  codes: [],
  groups: [],
  isFirstOrder: false,
  today: '',
  buyerKey: undefined,
  isTooMany: false,
}

/** The offers that may apply to a cart. For a shop without promotions this is the only query. */
export async function getOffers(db: Queryable, asked: Asked): Promise<MetOffers> {
  const codes = [...new Set(asked.codes.map(readCode).filter((code) => code !== ''))]
  const first = await findOffers(db, { codes, buyerKey: undefined })
  const isAny = first.length > 0
  const buyer = asked.custId === null || !isAny ? undefined : await findBuyer(db, asked.custId)
  const buyerKey = buyer && buyerKeyOf(buyer.email)
  const isCounted = first.some(({ useLimitPerCustomer }) => useLimitPerCustomer !== null)
  const found = buyerKey && isCounted ? await findOffers(db, { codes, buyerKey }) : first
  return {
    promotions: found.map(promotionOf),
    codes,
    groups: [...asked.groups],
    isFirstOrder: asked.isKnown && (buyer?.isFirstOrder ?? false),
    today: found[0]?.today ?? '',
    buyerKey,
    isTooMany: false,
  }
}

/**
 * The same for an order in its transaction, with its products locked: limited promotions are used by one order at a
 * time, so that no limit is exceeded.
 */
export async function lockMetOffers(
  tx: Queryable,
  asked: Asked & { custId: number },
  met: MetOffers,
): Promise<MetOffers> {
  const limited = met.promotions.filter(({ isLimited }) => isLimited)
  if (limited.length === 0 || met.buyerKey === undefined) return met
  const promotionIds = limited.map(({ promotionId }) => promotionId)
  await lockOffers(tx, { promotionIds, codes: met.codes, buyerKey: met.buyerKey })
  return getOffers(tx, asked)
}

const promotionOf = (found: FoundOffer) => ({
  promotionId: found.promotionId,
  name: found.name,
  nameEs: found.nameEs,
  code: found.code,
  otherCodes: found.otherCodes,
  priority: found.priority,
  exclusive: found.exclusive,
  needsCode: found.needsCode,
  conditions: found.conditions,
  action: found.action,
  startsOn: found.startsOn,
  endsOn: found.endsOn,
  isPaused: found.state !== 'ACTIVE',
  isUsedUp: found.isUsedUp,
  isUsedByBuyer:
    found.useLimitPerCustomer !== null && found.usedByBuyer >= found.useLimitPerCustomer,
  isLimited: found.isLimited,
})
