import type { ArrangePacks, ProductPacks } from '@mendwell/contract/packs/staff-packs'
import type { Db, Queryable } from '../../db/db.ts'
import { fieldError, invalidFields, notFound, ShopError, sentence } from '../../ground/errors.ts'
import type { SignedInPrincipal } from '../../ground/principal.ts'
import { recordStaffEvent } from '../settings/history/record-staff-event.ts'
import type { Restoring } from '../settings/history/restoring.ts'
import { type ArrangedPack, arrangePacks, groupKeyOf } from './arrange-packs.ts'
import { findGroupPacks, findPacks, type StoredPack } from './packs.repository.ts'
import { lockWithPools } from './pools.sql.ts'

/**
 * The packs in which the pieces of a product are sold, smallest first; empty if it is in no group.
 * @throws ShopError 404
 */
export async function getProductPacks(db: Queryable, productId: number): Promise<ProductPacks> {
  const { product, packs } = await findSiblings(db, productId)
  return {
    pieceName: product.pieceName,
    packs: packs.map(({ productId: id, productName, sku, quantity, mayOpen, ...pack }) => ({
      productId: id,
      productName,
      sku,
      pieces: pack.piecesPerUnit ?? 1,
      mayOpen,
      quantity,
      sharesStock: pack.poolId !== null,
    })),
  }
}

async function findSiblings(db: Queryable, productId: number) {
  const [product] = await findPacks(db, [productId])
  if (!product) throw notFound('Product')
  const packs = product.groupKey === null ? [] : await findGroupPacks(db, product.groupKey)
  return { product, packs }
}

/** As staff define it, and as the history stores it. */
const arranged = ({ productId, piecesPerUnit, mayOpen }: StoredPack): ArrangedPack => ({
  productId,
  pieces: piecesPerUnit ?? 1,
  mayOpen,
})

const isSame = (one: readonly ArrangedPack[], other: readonly ArrangedPack[]) => {
  const inWords = (packs: readonly ArrangedPack[]) =>
    packs.map(({ productId, pieces, mayOpen }) => `${productId} ${pieces} ${mayOpen}`).toSorted()
  return inWords(one).join() === inWords(other).join()
}

interface Changing {
  productId: number
  change: ArrangePacks
}

/**
 * Makes products the packs of the same pieces, changes their group, or dissolves it.
 * @throws ShopError 404; 409 if a colleague has changed them meanwhile, and as arrangePacks; 422 as arrangePacks, and
 * if the product itself is not among them.
 */
export function changePacks(
  db: Db,
  who: SignedInPrincipal,
  { productId, change }: Changing,
): Promise<ProductPacks> {
  const { pieceName, packs, mayCountOtherwise, read } = change
  if (packs.length > 0 && !packs.some((pack) => pack.productId === productId)) {
    throw invalidFields([fieldError('packs', 'packItself')])
  }
  return db.transaction().execute(async (tx) => {
    const ids = [...packs, ...read].map((pack) => pack.productId)
    await lockWithPools(tx, [productId, ...ids])
    const { product, packs: stored } = await findSiblings(tx, productId)
    const before = stored.map(arranged)
    if (!isSame(before, read)) throw new ShopError(409, 'CONFLICT', sentence('packsChanged'))
    await rearrange(tx, { product, pieceName, packs, mayCountOtherwise })
    await recordStaffEvent(tx, {
      who,
      action: 'change',
      objectType: 'packs',
      objectId: productId,
      before: { pieceName: product.pieceName, packs: before },
      after: { pieceName, packs },
    })
    return getProductPacks(tx, productId)
  })
}

interface Rearranging {
  product: StoredPack
  pieceName: string
  packs: readonly ArrangedPack[]
  mayCountOtherwise: boolean | undefined
}

const rearrange = (tx: Queryable, { product, ...group }: Rearranging) =>
  arrangePacks(tx, {
    groupKey: product.groupKey ?? groupKeyOf(product.productId),
    title: product.productName.slice(0, 150),
    ...group,
  })

/** Undoes a change of packs; false if they were changed again since. */
export async function restorePacks(
  tx: Queryable,
  { who, objectId, from, to, undoes }: Restoring,
): Promise<boolean> {
  const productId = Number(objectId)
  const packsOf = (state: Record<string, unknown>) => (state.packs ?? []) as ArrangedPack[]
  const ids = [...packsOf(from), ...packsOf(to)].map((pack) => pack.productId)
  await lockWithPools(tx, [productId, ...ids])
  const { product, packs } = await findSiblings(tx, productId)
  if (!isSame(packs.map(arranged), packsOf(from))) return false
  const pieceName = String(to.pieceName ?? from.pieceName)
  const arrangement = { pieceName, packs: packsOf(to), mayCountOtherwise: true }
  await rearrange(tx, { product, ...arrangement })
  const change = { action: 'undo', objectType: 'packs', objectId: productId } as const
  await recordStaffEvent(tx, { who, ...change, before: from, after: to, undoes })
  return true
}
