import type { BackInStockAnswer } from '@mendwell/contract/content/back-in-stock'
import type { Deps } from '../../deps/deps.ts'
import { conflict } from '../../ground/errors.ts'
import {
  confirmRequest,
  deleteRequest,
  findRequestByToken,
  lockProduct,
} from './back-in-stock.repository.ts'

const linkEnded = () => conflict('LINK_ENDED', 'linkEnded')

/**
 * Confirms a request: its token proves access to the mailbox. If the product came back meanwhile there is nothing to
 * wait for, and the request is deleted.
 * @throws ShopError 409 LINK_ENDED for an unknown link, after its mail was sent, or if its product is gone.
 */
export function confirmBackInStock(
  { db }: Pick<Deps, 'db'>,
  token: string,
): Promise<BackInStockAnswer> {
  return db.transaction().execute(async (tx) => {
    const asked = await findRequestByToken(tx, token)
    if (!asked) throw linkEnded()
    const { requestId, ...about } = asked
    // The product before the request, as a change of its stock locks them (migration 0670).
    const product = await lockProduct(tx, about.productId)
    if (!product) throw linkEnded()
    // Its mail may have been queued while this waited.
    if (await findRequestByToken(tx, token)) {
      if (product.inStock) await deleteRequest(tx, requestId)
      else await confirmRequest(tx, requestId)
    }
    return { ...about, inStock: product.inStock }
  })
}
