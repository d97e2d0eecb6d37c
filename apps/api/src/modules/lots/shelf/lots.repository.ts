import { type Insertable, sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.ts'
import { nameOf } from '../../../db/sql/name-of.ts'
import { OPENING_LOT } from '../recalled/opening-lot.ts'

export type NewLot = Omit<Insertable<DB['stockLot']>, 'lotId' | 'createdAt'> & {
  lotCode: string | null
  serial: string | null
  expiresOn: string | null
}

/** A stored lot, and whether this call added it. */
interface KeptLot {
  lotId: number
  expiresOn: string | null
  isNew: boolean
}

/** The lot with these codes, new or known; the caller has locked the product. */
export async function findOrInsertLot(tx: Queryable, lot: NewLot): Promise<KeptLot> {
  const added = await tx
    .insertInto('stockLot')
    .values(lot)
    .onConflict((conflict) => conflict.columns(['productId', 'lotCode', 'serial']).doNothing())
    .returning('lotId')
    .executeTakeFirst()
  if (added) return { ...added, expiresOn: lot.expiresOn, isNew: true }
  const { rows } = await sql<{ lotId: number; expiresOn: string | null }>`
    select lot_id, to_char(expires_on, 'YYYY-MM-DD') as expires_on
    from stock_lot where product_id = ${lot.productId}
      and lot_code is not distinct from ${lot.lotCode}::text
      and serial is not distinct from ${lot.serial}::text`.execute(tx)
  const [known] = rows
  if (!known) throw new Error('A lot that is there was not found')
  return { ...known, isNew: false }
}

interface Receipt {
  lotId: number
  quantity: number
  reason: string
}

/** Another receipt of the same quantity of a lot within the last hour, and its actor; excluding this transaction. */
export async function findSameReceipt(tx: Queryable, { lotId, quantity, reason }: Receipt) {
  const { rows } = await sql<{ minutes: number; by: string | null }>`
    select greatest(1, round(extract(epoch from clock_timestamp() - created_at) / 60))::int as minutes,
      ${nameOf('movedBy')} as by
    from lot_movement where lot_id = ${lotId} and reason = ${reason} and delta = ${quantity}
      and created_at > now() - interval '1 hour' and created_at <> now()
    order by movement_id desc limit 1`.execute(tx)
  return rows[0]
}

/** The pieces waiting to be counted by lot; undefined if there are none. */
export const findOpeningLot = (tx: Queryable, productId: number) =>
  tx
    .selectFrom('stockLot')
    .innerJoin('lotStock', 'lotStock.lotId', 'stockLot.lotId')
    .select(['stockLot.lotId', 'lotStock.quantity'])
    .where('stockLot.productId', '=', productId)
    .where('stockLot.lotCode', '=', OPENING_LOT)
    .where('lotStock.bucket', '=', 'QUARANTINED')
    .executeTakeFirst()

/** One lot, with its product. */
export const findLotRow = (db: Queryable, lotId: number) =>
  db.selectFrom('stockLot').selectAll().where('lotId', '=', lotId).executeTakeFirst()

/** Products with available pieces that have expired. */
export async function findExpiredProducts(db: Queryable): Promise<number[]> {
  const { rows } = await sql<{ productId: number }>`
    select distinct l.product_id from stock_lot l join lot_stock s using (lot_id)
      join product_tracking t using (product_id)
    where s.bucket = 'AVAILABLE' and s.quantity > 0 and l.expires_on < public.shop_day() and t.tracking <> 'NONE'
    order by 1`.execute(db)
  return rows.map(({ productId }) => productId)
}
