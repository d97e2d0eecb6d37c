import type { Deps } from '../../../deps/deps.ts'
import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { changeProduct } from './save-product.ts'

interface Confirmed {
  productId: number
  kindKey: string
}

/**
 * Sets the kinds of waiting products, and shows them: all or none. Each change is in its product's history.
 * @throws ShopError 404 for an unknown product, 422 for an unknown kind
 */
export async function confirmKinds(
  { db }: Pick<Deps, 'db'>,
  rows: readonly Confirmed[],
  who: SignedInPrincipal,
): Promise<{ confirmed: number }> {
  // Always in the same order, so that two who confirm wait for each other instead of deadlocking.
  const ordered = rows.toSorted((one, other) => one.productId - other.productId)
  await db.transaction().execute(async (tx) => {
    for (const row of ordered) await changeProduct(tx, { ...row, productStatus: 'A' }, who)
  })
  return { confirmed: rows.length }
}
