import { MAX_MY_DEVICES } from '@mendwell/domain/fit/device-keys'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

/**
 * Moves one record's cart, and the links to it, to another record: a line in both keeps the larger quantity, as when
 * two devices are merged (domain/carts/merge-carts.ts).
 */
export async function moveCarts(
  tx: Queryable,
  { from, into }: { from: number; into: number },
): Promise<void> {
  await sql`update cart_link set cust_id = ${into} where cust_id = ${from}`.execute(tx)
  await sql`insert into customer_cart (cust_id)
    select ${into} from customer_cart where cust_id = ${from}
    on conflict (cust_id) do update set changed_at = now()`.execute(tx)
  await sql`update customer_cart_line own set quantity = greatest(own.quantity, other.quantity)
    from customer_cart_line other
    where own.cust_id = ${into} and other.cust_id = ${from} and ${isSameLine}`.execute(tx)
  await sql`insert into customer_cart_line (cust_id, product_id, cut, notes, quantity)
    select ${into}, other.product_id, other.cut, other.notes, other.quantity from customer_cart_line other
    where other.cust_id = ${from} and not exists (select from customer_cart_line own
      where own.cust_id = ${into} and ${isSameLine})
    order by other.line_id`.execute(tx)
  await sql`delete from customer_cart where cust_id = ${from}`.execute(tx)
}

/**
 * Moves one record's lists, and the links to them, to another record. Of two lists with the same name, the kept one
 * takes over the other's lines as for two devices; it may grow beyond the limit for lists edited by hand.
 */
export async function moveLists(
  tx: Queryable,
  { from, into }: { from: number; into: number },
): Promise<void> {
  await sql`update saved_list moved set cust_id = ${into} where moved.cust_id = ${from}
    and not exists (select from saved_list own where own.cust_id = ${into} and own.name_key = moved.name_key)`.execute(
    tx,
  )
  const pairs = sql`(select own.list_id as into_id, other.list_id as from_id from saved_list own
    join saved_list other using (name_key) where own.cust_id = ${into} and other.cust_id = ${from}) pair`
  await sql`update saved_list_line own set quantity = greatest(own.quantity, other.quantity)
    from ${pairs} join saved_list_line other on other.list_id = pair.from_id
    where own.list_id = pair.into_id and ${isSameLine}`.execute(tx)
  await sql`insert into saved_list_line (list_id, product_id, cut, notes, quantity)
    select pair.into_id, other.product_id, other.cut, other.notes, other.quantity
    from ${pairs} join saved_list_line other on other.list_id = pair.from_id
    where not exists (select from saved_list_line own where own.list_id = pair.into_id and ${isSameLine})
    order by other.line_id`.execute(tx)
  await sql`update saved_list_link k set list_id = pair.into_id from ${pairs}
    where k.list_id = pair.from_id`.execute(tx)
  await sql`delete from saved_list where cust_id = ${from}`.execute(tx)
}

/** Moves one record's devices to another, after its own, up to the limit of an account. */
export async function moveDevices(
  tx: Queryable,
  { from, into }: { from: number; into: number },
): Promise<void> {
  await sql`insert into customer_device (cust_id, device_key, place)
    select ${into}, device_key, row_number() over (order by own desc, place)
    from (select device_key, min(place) as place, bool_or(cust_id = ${into}) as own from customer_device
      where cust_id in (${from}, ${into}) group by device_key) d
    order by own desc, place limit ${MAX_MY_DEVICES}
    on conflict (cust_id, device_key) do nothing`.execute(tx)
  await sql`delete from customer_device where cust_id = ${from}`.execute(tx)
}

const isSameLine = sql`(own.product_id, own.cut, own.notes) = (other.product_id, other.cut, other.notes)`
