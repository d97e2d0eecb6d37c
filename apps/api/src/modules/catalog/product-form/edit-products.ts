import type { GridRow } from '@mendwell/contract/catalog/staff-products'
import type * as z from 'zod/mini'
import type { Deps } from '../../../deps/deps.ts'
import { ShopError } from '../../../ground/errors.ts'
import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { changeProduct } from './save-product.ts'

/**
 * Changes several products at one go, all or none.
 * @throws ShopError 404, 409 and 422, naming the row that cannot be.
 */
export async function editProducts(
  { db }: Pick<Deps, 'db'>,
  rows: z.output<typeof GridRow>[],
  who: SignedInPrincipal,
): Promise<{ saved: number }> {
  // In one order everywhere, so that two editors wait for each other instead of blocking each other.
  const ordered = rows.toSorted((one, other) => one.productId - other.productId)
  await db.transaction().execute(async (tx) => {
    for (const row of ordered) {
      await changeProduct(tx, row, who).catch((error) => {
        throw error instanceof ShopError ? ofRow(error, row.productId) : error
      })
    }
  })
  return { saved: rows.length }
}

/** The refusal with the product it is about. */
const ofRow = ({ statusCode, code, message, extras }: ShopError, productId: number) =>
  new ShopError(statusCode, code, `Product ${productId}: ${message}`, {
    ...extras,
    facts: { ...extras.facts, productId },
  })
