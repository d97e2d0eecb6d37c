import type { ReceivedStock } from '@mendwell/contract/lots/lots'
import type * as z from 'zod/mini'
import type { Deps } from '../../../deps/deps.ts'
import type { SignedInPrincipal } from '../../../ground/principal.ts'
import type { Outcome } from '../../../idempotency/run-once.ts'
import { receiveStock } from '../shelf/receive-stock.ts'
import { bookReceiptFile } from './book-receipt-file.ts'

interface Importing {
  bytes: Buffer
  isCount: boolean
  /** The reason, as it stands in the stock ledger. */
  note: string
  key: string | undefined
  who: SignedInPrincipal
}

/**
 * Books the rows of a file as one receipt by lot, all of them or none; see `receiveStock`, whose rules hold.
 * @throws ShopError 422 by row and column of the file.
 */
export const importLots = (
  deps: Pick<Deps, 'db'>,
  { bytes, isCount, note, key, who }: Importing,
): Promise<Outcome<z.output<typeof ReceivedStock>>> =>
  bookReceiptFile(deps.db, bytes, (lines) =>
    receiveStock(deps, { receipt: { lines, isCount, note }, key, who }),
  )
