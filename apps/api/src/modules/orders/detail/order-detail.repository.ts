import type { TIMELINE_KINDS } from '@mendwell/contract/staff-orders/order-detail'
import { messages } from '@mendwell/contract/wire/messages'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { nameOf } from '../../../db/sql/name-of.ts'
import { brokenPieces, sentLots } from '../../lots/sql/lots.sql.ts'
import { isHeld } from '../holds/holds.sql.ts'
import { awaitsReplacement, givenBackPieces } from '../order/pieces.sql.ts'

export interface TimelineRow {
  kind: (typeof TIMELINE_KINDS)[number]
  at: Date
  by: string | null
  what: string
  detail: string | null
  amountCents: number | null
}

/** Everything that happened to an order, oldest first. */
export async function findTimeline(db: Queryable, orderId: number): Promise<TimelineRow[]> {
  const { rows } = await sql<TimelineRow>`
    select kind, at, by, what, detail, amount_cents from (
      select 1 as rank, 'MOVE' as kind, created_at as at, ${nameOf('movedBy')} as by,
        to_status as what, note as detail, null::bigint as amount_cents
        from order_status_move where order_id = ${orderId}
      union all select 2, 'PAYMENT', case when paid_by is null then updated_at else created_at end,
        ${nameOf('recordedBy')}, status,
        coalesce(failure_message, case status when 'FAILED' then ${messages.paymentNotMade} end, nullif(concat_ws(' ', card_brand, card_last4), ''), concat_ws(', ',
          case paid_by when 'CASH' then 'Cash' when 'CHECK' then 'Check' when 'TRANSFER' then 'Bank transfer' end,
          paid_reference, 'received ' || to_char(received_on, 'Mon FMDD, YYYY'))), amount_cents
        from payment_attempt where order_id = ${orderId}
      union all select 2, 'PAYMENT', e.made_at, null, 'SUCCEEDED', case b.kind when 'STORE_CREDIT' then 'Store credit'
          else 'Gift card ' || coalesce((select last4 from gift_card_code c where c.balance_id = b.balance_id
            order by c.made_at desc limit 1), '') end, -e.cents
        from balance_entry e join balance b using (balance_id)
        where e.order_id = ${orderId} and e.kind = 'CAPTURE'
      union all select 3, 'REFUND', created_at, ${nameOf('requestedBy')}, status, note, amount_cents
        from refund where order_id = ${orderId}
      union all select 4, 'SHIPMENT', shipped_at, ${nameOf('createdBy')}, 'SENT',
        concat_ws(' ', carrier, tracking_number), null from shipment where order_id = ${orderId}
      union all select 5, 'DELIVERED', delivered_at, ${nameOf('deliveredBy')}, 'DELIVERED',
        concat_ws(' ', carrier, tracking_number), null
        from shipment where order_id = ${orderId} and delivered_at is not null
      union all select 6, 'RETURN', m.created_at, ${nameOf('m.movedBy')}, m.to_status,
        r.return_number, null
        from return_status_move m join return_request r using (return_id) where r.order_id = ${orderId}
      union all select 7, 'MAIL', coalesce(sent_at, created_at), null, kind, state, null
        from outbox where order_id = ${orderId} and channel = 'MAIL'
      union all select 8, 'NOTE', created_at, ${nameOf('writtenBy')}, 'NOTE', note, null
        from order_note where order_id = ${orderId}
      union all select 9, 'EDIT', edited_at, ${nameOf('editedBy')}, 'EDIT',
        concat_ws(': ', (select string_agg(concat(line->>'name', ' ', line->>'from', ' → ', line->>'to'), ', ')
          from jsonb_array_elements(lines) line), reason),
        case when after_cents <> before_cents then after_cents end
        from order_edit where order_id = ${orderId}
      union all select 10, 'DISCOUNT', given_at, ${nameOf('givenBy')},
        case when num_nonnulls(percent, amount_cents) = 0 then 'REMOVED' else 'GIVEN' end,
        concat_ws(': ', percent || '%', reason), given_cents
        from staff_discount where order_id = ${orderId}
      union all select 11, 'REPLACEMENT', r.created_at, ${nameOf('r.placedBy')}, r.reason,
        concat_ws(': ', 'Order# ' || o.order_num, r.note), null
        from replacement r join orders o using (order_id) where r.replaces_order_id = ${orderId}) entry
    order by at, rank`.execute(db)
  return rows
}

/** The items of an order with the pieces sent and the stock on hand. */
export function findStaffItems(db: Queryable, orderId: number) {
  return db
    .selectFrom('orderItem')
    .innerJoin('product', 'product.productId', 'orderItem.productId')
    .select([
      'orderItem.orderItemId',
      'orderItem.productId',
      'orderItem.productName',
      'orderItem.sku',
      'orderItem.department',
      'orderItem.quantity',
      sql<number>`order_item.backordered + ${brokenPieces}`.as('backordered'),
      'orderItem.unitPriceCents',
      'orderItem.lineTotalCents',
      'orderItem.taxCents',
      'orderItem.itemStatus',
      'orderItem.attributes',
      'orderItem.notes',
      'product.imageHash',
      'product.quantity as stock',
      givenBackPieces.as('givenBack'),
      awaitsReplacement.as('awaitsReplacement'),
      sentLots.as('lotsSent'),
      isHeld.as('isHeld'),
    ])
    .where('orderItem.orderId', '=', orderId)
    .where('orderItem.quantity', '>', 0)
    .orderBy('orderItem.orderItemId')
    .execute()
}

/** The parcels of an order, each with its pieces. */
export async function findParcels(db: Queryable, orderId: number) {
  const parcels = await db
    .selectFrom('shipment')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('shipmentId')
    .execute()
  const items = await db
    .selectFrom('shipmentItem')
    .innerJoin('orderItem', 'orderItem.orderItemId', 'shipmentItem.orderItemId')
    .select([
      'shipmentItem.shipmentId',
      'shipmentItem.quantity',
      'orderItem.orderItemId',
      'orderItem.productName',
    ])
    .where('orderItem.orderId', '=', orderId)
    .orderBy('orderItem.orderItemId')
    .execute()
  return parcels.map((parcel) => ({
    ...parcel,
    items: items
      .filter(({ shipmentId }) => shipmentId === parcel.shipmentId)
      .map(({ shipmentId: _, ...item }) => item),
  }))
}

/** The mails about an order, newest first. */
export function findOrderMails(db: Queryable, orderId: number) {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('channel', '=', 'MAIL')
    .orderBy('outboxId', 'desc')
    .execute()
}

/** A customer's other orders. */
export async function countOtherOrders(
  db: Queryable,
  { custId, orderId }: { custId: number; orderId: number },
): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('custId', '=', custId)
    .where('orderId', '<>', orderId)
    .executeTakeFirstOrThrow()
  return count
}

/** Stores a note that staff wrote about an order. */
export function insertOrderNote(
  db: Queryable,
  note: { orderId: number; note: string; writtenBy: string },
) {
  return db.insertInto('orderNote').values(note).returningAll().executeTakeFirstOrThrow()
}
