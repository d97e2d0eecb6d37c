import type { Bucket } from '@mendwell/domain/lots/lots'
import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'

/** Pieces of a lot in each bucket it has had. */
export interface BucketNow {
  lotId: number
  bucket: Bucket
  quantity: number
  isRecalled: boolean
}

/** Where the pieces of these lots are now; the caller has locked their products. */
export async function findBucketsNow(
  tx: Queryable,
  lotIds: readonly number[],
): Promise<BucketNow[]> {
  const { rows } = await sql<BucketNow>`
    select lot_id, bucket, quantity, public.is_lot_recalled(lot_id) as is_recalled
    from lot_stock where lot_id = any(${lotIds}::int[])`.execute(tx)
  return rows
}
