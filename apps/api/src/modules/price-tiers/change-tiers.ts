import type { ProductTiers, SaveTiers } from '@mendwell/contract/prices/price-tiers'
import { cartUnitPrice, onlinePrice } from '@mendwell/domain/money/pricing'
import { type OfferedTier, tierProblem } from '@mendwell/domain/prices/price-tiers'
import { underTimedSale } from '@mendwell/domain/prices/scheduled-sales'
import type { Db, Queryable } from '../../db/db.ts'
import { fieldError, invalidFields, notFound, ShopError, sentence } from '../../ground/errors.ts'
import type { SignedInPrincipal } from '../../ground/principal.ts'
import { isSameState, recordStaffEvent } from '../settings/history/record-staff-event.ts'
import type { Restoring } from '../settings/history/restoring.ts'
import {
  findAllGroups,
  findGroups,
  findTieredProduct,
  findTiers,
  lockTiers,
  replaceTiers,
} from './price-tiers.repository.ts'

/**
 * A product's quantity prices, as staff entered them.
 * @throws ShopError 404
 */
export async function getProductTiers(db: Queryable, productId: number): Promise<ProductTiers> {
  const product = await findTieredProduct(db, productId)
  if (!product) throw notFound('Product')
  const { onlineDiscount, timedSaleCents } = product
  return {
    tiers: await findTiers(db, productId),
    groups: await findAllGroups(db),
    onlinePrice: cartUnitPrice(underTimedSale(product, timedSaleCents), onlineDiscount),
    beforeTiers: onlinePrice(product.unitPriceCents, onlineDiscount),
  }
}

interface Changing {
  productId: number
  change: SaveTiers
}

/**
 * Sets a product's quantity prices. Placed orders keep their prices.
 * @throws ShopError 404; 409 if a colleague has changed them meanwhile; 422 at a tier that is not lower than the one
 * before it, or whose group does not exist.
 */
export function changeTiers(
  db: Db,
  who: SignedInPrincipal,
  { productId, change }: Changing,
): Promise<ProductTiers> {
  const { tiers, read } = change
  refuseProblems(tiers)
  return db.transaction().execute(async (tx) => {
    await lockTiers(tx, productId)
    if (!(await findTieredProduct(tx, productId))) throw notFound('Product')
    await refuseUnknownGroups(tx, tiers)
    const before = await findTiers(tx, productId)
    if (!isSameState(before, sorted(read))) {
      throw new ShopError(409, 'CONFLICT', sentence('tiersChanged'))
    }
    const after = sorted(tiers)
    if (!isSameState(before, after)) {
      await replaceTiers(tx, productId, after)
      await recordStaffEvent(tx, {
        who,
        action: 'change',
        ...named(productId),
        before: recorded(before),
        after: recorded(after),
      })
    }
    return getProductTiers(tx, productId)
  })
}

/** Undoes a change of tiers; false if they were changed again since. */
export async function restoreTiers(
  tx: Queryable,
  { who, objectId, from, to, undoes }: Restoring,
): Promise<boolean> {
  const productId = Number(objectId)
  const tiersOf = ({ tiers }: Record<string, unknown>) =>
    ((tiers ?? []) as RecordedTier[]).map(restored)
  await lockTiers(tx, productId)
  if (!isSameState(await findTiers(tx, productId), tiersOf(from))) return false
  const tiers = tiersOf(to)
  const groups = groupsOf(tiers)
  if ((await findGroups(tx, groups)).length < groups.length) return false
  await replaceTiers(tx, productId, tiers)
  await recordStaffEvent(tx, {
    who,
    action: 'undo',
    ...named(productId),
    before: from,
    after: to,
    undoes,
  })
  return true
}

/** A tier in words, for the history. */
interface RecordedTier {
  from: number
  eachCents?: number
  rate?: number
  group?: string
}

const recorded = (tiers: readonly OfferedTier[]) => ({
  tiers: tiers.map(
    ({ group, from, price }): RecordedTier => ({
      from,
      ...(price.type === 'PRICE' ? { eachCents: price.cents } : { rate: price.rate }),
      ...(group !== null && { group }),
    }),
  ),
})

const restored = ({ from, eachCents, rate, group }: RecordedTier): OfferedTier => ({
  group: group ?? null,
  from,
  price:
    eachCents === undefined
      ? { type: 'PERCENT_OFF', rate: rate ?? 0 }
      : { type: 'PRICE', cents: eachCents },
})

const named = (productId: number) => ({ objectType: 'tiers', objectId: productId }) as const

const groupsOf = (tiers: readonly OfferedTier[]) => [
  ...new Set(tiers.flatMap(({ group }) => group ?? [])),
]

/** As they are stored and compared. */
const sorted = (tiers: readonly OfferedTier[]) =>
  tiers.toSorted((one, other) => {
    const [a, b] = [one.group ?? '', other.group ?? '']
    return a === b ? one.from - other.from : a < b ? -1 : 1
  })

const SENTENCES = { TWICE: 'tierTwice', MIXED: 'tierMixed', NOT_LOWER: 'tierNotLower' } as const

/** Each group's tiers are listed together, as are those for everyone. */
function refuseProblems(tiers: readonly OfferedTier[]) {
  const placed = tiers.map((tier, place) => ({ ...tier, place }))
  const ofOne = placed.find(({ group, from }) => group === null && from === 1)
  if (ofOne) throw invalidFields([fieldError(`tiers.${ofOne.place}.from`, 'tierOfOne')])
  for (const group of new Set(tiers.map((tier) => tier.group))) {
    const own = placed.filter((tier) => tier.group === group)
    const found = tierProblem(own)
    if (found) {
      const place = own[found.at]?.place ?? 0
      throw invalidFields([fieldError(`tiers.${place}.from`, SENTENCES[found.problem])])
    }
  }
}

async function refuseUnknownGroups(tx: Queryable, tiers: readonly OfferedTier[]) {
  const known = await findGroups(tx, groupsOf(tiers))
  const at = tiers.findIndex(({ group }) => group !== null && !known.includes(group))
  if (at >= 0) throw invalidFields([fieldError(`tiers.${at}.group`, 'groupUnknown')])
}
