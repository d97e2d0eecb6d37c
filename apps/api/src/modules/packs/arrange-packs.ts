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

/** A pack of a group as staff define it. */
export interface ArrangedPack {
  productId: number
  /** Pieces in one of it. */
  pieces: number
  /** One may be opened to send the next smaller pack: they share their stock. */
  mayOpen: boolean
}

export interface ArrangedGroup {
  groupKey: string
  title: string
  /** What one piece is called, singular. */
  pieceName: string
  /** Empty to dissolve the group. */
  packs: readonly ArrangedPack[]
  /** How many unopened ones a pack keeps when it stops sharing its stock, by product; none by default. */
  leaveWith?: ReadonlyMap<number, number>
  /** Staff have confirmed that a name or a unit states another number of pieces. */
  mayCountOtherwise?: boolean | undefined
}

/** The key of a group, from its first product. */
export const groupKeyOf = (productId: number): string => `of-product-${productId}`

const SENTENCES = {
  TOO_FEW_PACKS: 'Packs of the same pieces are two products or more.',
  SAME_SIZE: 'Two packs hold the same number of pieces.',
  NOTHING_SMALLER: 'The smallest pack has no smaller one to be opened for.',
} as const

const refusal = (productId: number | null, detail: string) =>
  new ShopError(409, 'CONFLICT', productId === null ? detail : `Product ${productId}: ${detail}`)

/**
 * Makes products the packs of one group, sharing their stock as far as they may be opened. The stock of packs that
 * start to share goes to the pool; those that leave one keep what staff enter, and the others keep the rest.
 * @throws ShopError 409 naming the product that is unknown, in another group or tracked by lot; 422 at each pack whose
 * count differs from its name, unless confirmed.
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

/** Removes packs from former pools; returns which pool stays for each of the new ones. */
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
      // The smallest is last: it takes what is left.
      const isLast = stays.length === 0 && place === old.length - 1
      await leavePool(tx, productId, isLast ? MOST : (leaveWith.get(productId) ?? 0))
    }
  }
  return kept
}

/** More than there can ever be. */
const MOST = 2_000_000_000
