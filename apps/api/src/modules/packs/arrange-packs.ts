import { countsOtherwise, packProblem, poolsOf } from '@mendwell/domain/packs/packs'
import type { Queryable } from '../../db/db.ts'
import { fieldError, invalidFields, ShopError } from '../../ground/errors.ts'
import {
  addPool,
  dropFromGroups,
  findGroupPacks,
  findPacks,
  joinPool,
  leavePool,
  type StoredPack,
  saveGroup,
  savePacks,
} from './packs.repository.ts'
import { lockWithPools } from './pools.sql.ts'

/** A pack of a group as staff arrange it. */
export interface ArrangedPack {
  productId: number
  /** In one of it. */
  pieces: number
  /** One may be opened to send the next smaller pack: they share their stock. */
  mayOpen: boolean
}

export interface ArrangedGroup {
  groupKey: string
  title: string
  /** What one piece is called, singular. */
  pieceName: string
  /** None: the group is given up. */
  packs: readonly ArrangedPack[]
  /** How many unopened ones a pack takes along that no longer shares its stock, by product; none where nobody says. */
  leaveWith?: ReadonlyMap<number, number>
  /** A person has seen that a name or a unit says another number of pieces. */
  mayCountOtherwise?: boolean | undefined
}

/** What a group is called that a product is the first of. */
export const groupKeyOf = (productId: number): string => `of-product-${productId}`

const SENTENCES = {
  TOO_FEW_PACKS: 'Packs of the same pieces are two products or more.',
  SAME_SIZE: 'Two packs hold the same number of pieces.',
  NOTHING_SMALLER: 'The smallest pack has no smaller one to be opened for.',
} as const

const refusal = (productId: number | null, detail: string) =>
  new ShopError(409, 'CONFLICT', productId === null ? detail : `Product ${productId}: ${detail}`)

/**
 * Makes products the packs of one group, with their stock shared as far as they may be opened. What was on hand of packs
 * that begin to share goes to the pool; what leaves one takes along what staff say, and the others keep the rest.
 * @throws ShopError 409 naming the product that is unknown, in another group or kept by lot; 422 at each pack that counts
 * otherwise than its name says, unless it may.
 */
export async function arrangePacks(tx: Queryable, group: ArrangedGroup): Promise<void> {
  const { groupKey, title, pieceName, packs, leaveWith = new Map() } = group
  const ids = packs.map(({ productId }) => productId)
  const members = (await findGroupPacks(tx, groupKey)).map(({ productId }) => productId)
  const all = [...new Set([...members, ...ids])]
  await lockWithPools(tx, all)
  const before = await findPacks(tx, all)
  checkPacks(group, before)
  const pools = poolsOf(packs)
  const kept = await leaveOldPools(tx, { before, pools, leaveWith })
  await saveGroup(tx, { groupKey, title })
  await dropFromGroups(
    tx,
    members.filter((productId) => !ids.includes(productId)),
  )
  await savePacks(
    tx,
    packs.map(({ productId, pieces, mayOpen }) => ({
      productId,
      pieces,
      mayOpen,
      pieceName,
      groupKey,
    })),
  )
  for (const [at, pool] of pools.entries()) {
    const poolId = kept[at]?.poolId ?? (await addPool(tx, groupKey))
    const there = kept[at]?.productIds ?? []
    for (const { productId, pieces } of pool) {
      if (!there.includes(productId)) await joinPool(tx, { poolId, productId, pieces })
    }
  }
}

function checkPacks(
  { groupKey, packs, mayCountOtherwise }: ArrangedGroup,
  before: readonly StoredPack[],
) {
  if (packs.length === 0) return
  const arranged = packs.map((pack) => {
    const stored = before.find(({ productId }) => productId === pack.productId)
    if (!stored) throw refusal(pack.productId, 'There is no such product.')
    if (stored.groupKey !== null && stored.groupKey !== groupKey) {
      throw refusal(pack.productId, 'It is a pack of another group already.')
    }
    return { ...stored, ...pack }
  })
  const found = packProblem(arranged)
  if (found) throw refusal(found.productId, SENTENCES[found.problem])
  const otherwise = arranged.flatMap((pack, at) => {
    const [said] = countsOtherwise(pack)
    if (said === undefined) return []
    const counts = { said, pieces: pack.pieces }
    return [fieldError(`packs.${at}.pieces`, 'packCountsOtherwise', counts)]
  })
  if (otherwise.length > 0 && !mayCountOtherwise) throw invalidFields(otherwise)
  const byLot = poolsOf(arranged)
    .flat()
    .find(({ isLotTracked }) => isLotTracked)
  if (byLot) {
    throw refusal(
      byLot.productId,
      'Its stock is kept by lot. It can be a pack of the group, but must not be opened or share its stock.',
    )
  }
}

interface Leaving {
  before: readonly StoredPack[]
  pools: readonly (readonly ArrangedPack[])[]
  leaveWith: ReadonlyMap<number, number>
}

/** Takes packs out of pools that are not theirs any more; answers which pool stays for each of the new ones. */
async function leaveOldPools(tx: Queryable, { before, pools, leaveWith }: Leaving) {
  const kept = pools.map(() => ({ poolId: null as number | null, productIds: [] as number[] }))
  for (const poolId of new Set(before.flatMap((pack) => pack.poolId ?? []))) {
    const old = before
      .filter((pack) => pack.poolId === poolId)
      .sort((one, other) => (other.piecesPerUnit ?? 1) - (one.piecesPerUnit ?? 1))
    const staying = pools.map((pool) =>
      old.filter(({ productId, piecesPerUnit }) =>
        pool.some((pack) => pack.productId === productId && pack.pieces === (piecesPerUnit ?? 1)),
      ),
    )
    const at = staying.findIndex((packs, place) => packs.length > 0 && kept[place]?.poolId === null)
    const stays = staying[at] ?? []
    const target = kept[at]
    if (target) Object.assign(target, { poolId, productIds: stays.map((pack) => pack.productId) })
    for (const [place, { productId }] of old.entries()) {
      if (stays.some((pack) => pack.productId === productId)) continue
      // The smallest is the last: it takes what is left.
      const isLast = stays.length === 0 && place === old.length - 1
      await leavePool(tx, productId, isLast ? MOST : (leaveWith.get(productId) ?? 0))
    }
  }
  return kept
}

/** More than there ever are. */
const MOST = 2_000_000_000
