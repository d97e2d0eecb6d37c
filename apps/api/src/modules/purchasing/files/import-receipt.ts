import { createHash } from 'node:crypto'
import type { ReceiptLine } from '@mendwell/contract/lots/lots'
import type { PurchaseOrder } from '@mendwell/contract/purchasing/purchase-orders'
import type { Db } from '../../../db/db.ts'
import { notFound } from '../../../ground/errors.ts'
import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { bookReceiptFile } from '../../lots/files/book-receipt-file.ts'
import { findPurchaseOrderId } from '../purchase-orders/purchase-orders.repository.ts'
import { receivePurchase, tryReceipt } from '../purchase-orders/receive-purchase.ts'

interface ReceiptFile {
  /** Such as PO-1012. */
  number: string
  bytes: Buffer
  /** Number of the delivery note. */
  note: string | null
  /** Nothing is booked. */
  isDryRun: boolean
}

interface ReceivedFile {
  lines: ReceiptLine[]
  /** As it is now; after a dry run, as it would be. */
  purchase: PurchaseOrder
  /** This file was received before: nothing was booked this time. */
  isRepeat: boolean
}

/**
 * Books the rows of a file as one delivery of a purchase order, all of them or none; see `receivePurchase`, whose rules
 * hold. The same file with the same delivery note is one delivery within a week, whoever receives it.
 * @throws ShopError 404; 409 if nothing is expected of the order; 422 by row and column of the file
 */
export async function importReceipt(
  db: Db,
  who: SignedInPrincipal,
  { number, bytes, note, isDryRun }: ReceiptFile,
): Promise<ReceivedFile> {
  const purchaseOrderId = await findPurchaseOrderId(db, number)
  if (purchaseOrderId === undefined) throw notFound('Purchase order')
  const key = createHash('sha256')
    .update(`${note ?? ''}\n`)
    .update(bytes)
    .digest('base64url')
  const receive = isDryRun ? tryReceipt : receivePurchase
  return bookReceiptFile(db, bytes, async (lines) => {
    const receiving = {
      purchaseOrderId,
      receipt: { lines, note },
      key,
      isFile: true,
      seesCosts: false,
    }
    const { answer, replayed } = await receive(db, who, receiving)
    return { lines, purchase: answer, isRepeat: replayed }
  })
}
