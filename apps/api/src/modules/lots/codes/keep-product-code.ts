import type { SaveProductCode, ScannedProduct } from '@mendwell/contract/lots/lots'
import type { Deps } from '../../../deps/deps.ts'
import { notFound, ShopError } from '../../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { findTracked } from '../shelf/tracking.repository.ts'
import { findScanned, insertProductCode } from './codes.repository.ts'

/**
 * Stores which product a code on packages means, and how many pieces are inside.
 * @throws ShopError 404; 409 if it means another product.
 */
export async function keepProductCode(
  { db }: Pick<Deps, 'db'>,
  { productId, code, units }: SaveProductCode & { productId: number },
  who: SignedInPrincipal,
): Promise<ScannedProduct> {
  await db.transaction().execute(async (tx) => {
    if (!(await findTracked(tx, productId))) throw notFound('Product')
    const row = { code, productId, units, createdBy: signatureOf(who) }
    if (!(await insertProductCode(tx, row))) {
      throw new ShopError(409, 'CONFLICT', 'This code stands for another product')
    }
    const after = { code, units }
    await recordStaffEvent(tx, {
      who,
      action: 'code',
      objectType: 'stock',
      objectId: productId,
      after,
    })
  })
  const [product] = await findScanned(db, { code })
  if (!product) throw notFound('Product')
  return product
}
