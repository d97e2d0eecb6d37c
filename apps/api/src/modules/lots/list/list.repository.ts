import type { FindLots, Lot, LotBuyer } from '@mendwell/contract/lots/lots'
import type { Bucket } from '@mendwell/domain/lots/lots'
import { shownEmail } from '@mendwell/domain/people/no-email'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { containing } from '../../../db/sql/containing.ts'
import { countUpTo } from '../../../db/sql/count-up-to.ts'
import { nameOf } from '../../../db/sql/name-of.ts'

const SHOWN_MOVEMENTS = 200
/** A lot that expires within this many days counts as expiring soon. */
const SOON_DAYS = 90

const columns = sql`l.lot_id, l.product_id, product_name, sku, l.lot_code, l.serial,
  to_char(l.expires_on, 'YYYY-MM-DD') as expires_on, l.never_expires,
  to_char(l.received_on, 'YYYY-MM-DD') as received_on,
  (select coalesce(jsonb_agg(jsonb_build_object('bucket', s.bucket, 'quantity', s.quantity) order by s.bucket), '[]')
    from lot_stock s where s.lot_id = l.lot_id and s.quantity > 0) as stock,
  (select coalesce(sum(k.quantity), 0)::int from lot_pick k where k.lot_id = l.lot_id) as picked`

const from = sql`from stock_lot l join product using (product_id)`
const firstExpired = sql`order by l.expires_on nulls last, l.received_on, l.lot_id`
const isHere = sql`exists (select from lot_stock s where s.lot_id = l.lot_id and s.quantity > 0)`

/** The lots of a product that are on hand, or one lot in any case. */
export async function findLotsOf(
  db: Queryable,
  of: { productId: number } | { lotId: number },
): Promise<Lot[]> {
  const where =
    'lotId' in of ? sql`l.lot_id = ${of.lotId}` : sql`l.product_id = ${of.productId} and ${isHere}`
  const { rows } = await sql<Lot>`select ${columns} ${from} where ${where} ${firstExpired}`.execute(
    db,
  )
  return rows
}

/** A page of lots; without search words, only those on hand. */
export async function findLotPage(
  db: Queryable,
  { q, bucket, expiring, page, size }: FindLots,
): Promise<{ rows: Lot[]; total: number }> {
  const where = sql.join([...conditions({ q, bucket, expiring })], sql` and `)
  const found = sql`${from} where ${where}`
  const { rows } = await sql<Lot & { total: number }>`
    select ${columns}, ${countUpTo(found)} as total ${found} ${firstExpired}
    limit ${size} offset ${(page - 1) * size}`.execute(db)
  const total = rows[0]?.total ?? 0
  return { rows: rows.map(({ total: _, ...lot }) => lot), total }
}

function* conditions({
  q,
  bucket,
  expiring,
}: Pick<FindLots, 'q' | 'bucket' | 'expiring'>): Generator<RawBuilder<unknown>> {
  if (q) {
    const part = containing(q)
    yield sql`(upper(l.lot_code) = upper(${q}) or upper(l.serial) = upper(${q})
      or lower(l.lot_code) like ${part} or lower(product_name) like ${part} or lower(sku) = lower(${q}))`
  } else yield isHere
  if (bucket) {
    yield sql`exists (select from lot_stock s
      where s.lot_id = l.lot_id and s.bucket = ${bucket} and s.quantity > 0)`
  }
  if (expiring) {
    yield sql`l.expires_on <= public.shop_day() + ${SOON_DAYS}::int and exists (select from lot_stock s
      where s.lot_id = l.lot_id and s.bucket = 'AVAILABLE' and s.quantity > 0)`
  }
}

/** The movements of a lot, latest first. */
export async function findLotMovements(db: Queryable, lotId: number) {
  return db
    .selectFrom('lotMovement')
    .select([
      'movementId',
      sql<Bucket>`bucket`.as('bucket'),
      'delta',
      'reason',
      'note',
      'createdAt',
    ])
    .select(nameOf('movedBy').as('movedBy'))
    .where('lotId', '=', lotId)
    .orderBy('movementId', 'desc')
    .limit(SHOWN_MOVEMENTS)
    .execute()
}

/** Every order that received pieces of these lots, including guests' and replacements, latest first. */
export async function findLotBuyers(db: Queryable, lotIds: readonly number[]): Promise<LotBuyer[]> {
  const { rows } = await sql<LotBuyer>`
    select o.order_id, o.order_num, o.first_name || ' ' || o.last_name as name, o.email, o.phone1,
      sum(g.quantity)::int as quantity, coalesce(s.shipped_at, r.updated_at) as ship_date,
      s.delivered_at as delivery_date
    from shipment_lot g join order_item i using (order_item_id) join orders o using (order_id)
      left join shipment s using (shipment_id) left join return_request r on r.return_id = g.return_id
    where g.lot_id = any(${lotIds}::int[])
    group by o.order_id, s.shipment_id, r.return_id
    order by ship_date desc, o.order_id desc`.execute(db)
  return rows.map((row) => ({ ...row, email: shownEmail(row.email) }))
}
