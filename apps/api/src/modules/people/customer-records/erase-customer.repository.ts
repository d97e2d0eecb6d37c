import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { forgottenReminder } from '../../cart-reminders/reminder-rows.sql.ts'

/** Replaces an erased name: accounting documents need one. */
const ERASED = 'Erased'
const mailboxOf = (custId: number) => `erased-${custId}@erased.invalid`
/** The ids of a customer's orders, in brackets. */
const ordersOf = (custId: number) => sql`(select order_id from orders where cust_id = ${custId})`

/** Erases the person from a customer's orders; what was sold, for how much and when stays. */
export async function blankOrders(tx: Queryable, custId: number): Promise<void> {
  const orderIds = ordersOf(custId)
  await sql`delete from idempotent_answer a using orders o
    where o.cust_id = ${custId} and a.scope = o.idempotency_scope
      and (a.key = o.idempotency_key or starts_with(o.idempotency_key, a.key || ':'))`.execute(tx)
  await sql`delete from idempotent_answer
    where scope in (select 'return order ' || o.order_id from orders o where o.cust_id = ${custId})
      or scope ~ '^(retry )?refund ' and (body->>'orderId')::int in ${orderIds}`.execute(tx)
  await sql`delete from order_capability where order_id in ${orderIds}`.execute(tx)
  await sql`update orders set first_name = ${ERASED}, last_name = '', email = ${mailboxOf(custId)},
    phone1 = '', address = null, address2 = null, city = null, state_province = null,
    postal_code = null, country = null, recipient = null, recipient_phone = null, courier_note = null, notes = null, representative = null, updated_at = now()
    where cust_id = ${custId}`.execute(tx)
  await sql`update order_item set notes = null where order_id in ${orderIds}`.execute(tx)
  await sql`delete from order_note where order_id in ${orderIds}`.execute(tx)
  await sql`update order_edit set reason = null where order_id in ${orderIds} and reason is not null`.execute(
    tx,
  )
  await sql`update staff_discount set reason = null where order_id in ${orderIds} and reason is not null`.execute(
    tx,
  )
  await sql`update replacement set note = null where order_id in ${orderIds} and note is not null`.execute(
    tx,
  )
  await sql`update return_request set reason = ${ERASED}, decided_note = null,
      withheld_reason = case when withheld_reason is not null then ${ERASED} end
    where order_id in ${orderIds}`.execute(tx)
  await sql`update return_label set pdf = null, tracking_number = null, problem_detail = null
    where return_id in (select return_id from return_request where order_id in ${orderIds})`.execute(
    tx,
  )
  await sql`update refund set note = null where order_id in ${orderIds}`.execute(tx)
  await blankTransitions(tx, custId)
  await sql`update payment_attempt set card_fingerprint = null, paid_reference = null
    where order_id in ${orderIds}`.execute(tx)
}

/** What staff noted when they changed orders and returns, also in the history of all changes (migration 0341). */
async function blankTransitions(tx: Queryable, custId: number): Promise<void> {
  const orderIds = ordersOf(custId)
  const returnIds = sql`(select return_id from return_request where order_id in ${orderIds})`
  await sql`update order_status_move set note = null
    where note is not null and order_id in ${orderIds}`.execute(tx)
  await sql`update return_status_move set note = null
    where note is not null and return_id in ${returnIds}`.execute(tx)
  await sql`update staff_event e set after = after - 'note' from (
      select 'order' as object_type, order_id::text as object_id from orders where cust_id = ${custId}
      union all select 'return', return_id::text from return_request where order_id in ${orderIds}) thing
    where e.object_type = thing.object_type and e.object_id = thing.object_id and e.after ? 'note'`.execute(
    tx,
  )
}

/**
 * Erases the person elsewhere: profile, addresses, mails, messages, newsletter; reviews and questions lose the name.
 */
export async function blankPerson(
  tx: Queryable,
  { custId, emailCanonical }: { custId: number; emailCanonical: string },
): Promise<void> {
  await sql`update outbox set recipient = ${mailboxOf(custId)},
    state = case when state = 'QUEUED' then 'WITHHELD' else state end
    where cust_id = ${custId} or lower(recipient) = ${emailCanonical}
      or order_id in ${ordersOf(custId)}`.execute(tx)
  await sql`delete from contact_message where lower(email) = ${emailCanonical}`.execute(tx)
  await eraseNote(tx, custId)
  await eraseClinic(tx, custId)
  await sql`delete from saved_address where cust_id = ${custId}`.execute(tx)
  await eraseCards(tx, custId)
  await eraseGifts(tx, { custId, emailCanonical })
  await eraseReminders(tx, { custId, emailCanonical })
  await sql`delete from cart_link where cust_id = ${custId}`.execute(tx)
  await sql`delete from customer_cart where cust_id = ${custId}`.execute(tx)
  await sql`delete from customer_device where cust_id = ${custId}`.execute(tx)
  await sql`delete from staff_list_look where cust_id = ${custId}`.execute(tx)
  await sql`delete from saved_list where cust_id = ${custId}`.execute(tx)
  await eraseQuotes(tx, { custId, emailCanonical })
  await sql`delete from back_in_stock_request where email_canonical = ${emailCanonical}`.execute(tx)
  await eraseQuestions(tx, { custId, emailCanonical })
  await sql`delete from subscription where email_canonical = ${emailCanonical}`.execute(tx)
  await sql`update review set show_name = false where cust_id = ${custId}`.execute(tx)
  await sql`delete from idempotent_answer where scope = 'review customer ' || ${custId}`.execute(tx)
  await sql`update customer set login_id = ${mailboxOf(custId)}, email = ${mailboxOf(custId)},
    email_canonical = ${mailboxOf(custId)}, email_verified_at = null, cust_name = ${ERASED},
    first_name = ${ERASED}, last_name = '', business_flag = false, phone1 = null, phone2 = null,
    cust_pic = null, profession = null, best_way = null, best_time = null, send_sms_flag = false,
    send_email_flag = false, sales_rep = false, sales_rep_requested_at = null, address_id = null,
    billing_address_id = null, active_flag = false, cust_type = 'C', erased_at = now(), updated_at = now()
    where cust_id = ${custId}`.execute(tx)
  await sql`delete from address where cust_id = ${custId}`.execute(tx)
}

/** Saved cards, also those a payment still wants to save; the provider must delete the customer with all of them. */
async function eraseCards(tx: Queryable, custId: number): Promise<void> {
  const records = sql`(select card_customer_id from card_customer where cust_id = ${custId})`
  await sql`insert into card_removal (provider, kind, provider_ref)
    select provider, 'CUSTOMER', provider_ref from card_customer
    where cust_id = ${custId} and provider_ref is not null
    on conflict (provider_ref) do nothing`.execute(tx)
  await sql`delete from saved_card where cust_id = ${custId}`.execute(tx)
  await sql`delete from attempt_card where card_customer_id in ${records}`.execute(tx)
  await sql`delete from card_customer where cust_id = ${custId}`.execute(tx)
}

/**
 * Gift cards that the person bought or received: their balance stays. One scheduled for a later day is still mailed to
 * its recipient.
 */
async function eraseGifts(
  tx: Queryable,
  { custId, emailCanonical }: { custId: number; emailCanonical: string },
): Promise<void> {
  const erased = mailboxOf(custId)
  const isMailed = sql`not exists (select from balance waiting
    where waiting.balance_id = s.balance_id and waiting.state = 'ISSUED')`
  await sql`update balance b set sender_name = null from gift_card_sale s
    where s.balance_id = b.balance_id and lower(s.buyer_email) = ${emailCanonical}`.execute(tx)
  await sql`update balance set recipient_email = ${erased}, recipient_name = null, message = null
    where lower(recipient_email) = ${emailCanonical} and state <> 'ISSUED'`.execute(tx)
  await sql`update gift_card_sale s set recipient_email = ${erased}, recipient_name = null, message = null
    where lower(recipient_email) = ${emailCanonical} and ${isMailed}`.execute(tx)
  await sql`update staff_event
    set before = case when lower(before ->> 'recipientEmail') = ${emailCanonical}
        then before - 'recipientEmail' - 'recipientName' else before end,
      after = case when lower(after ->> 'recipientEmail') = ${emailCanonical}
        then after - 'recipientEmail' - 'recipientName' else after end
    where object_type = 'giftcard'
      and ${emailCanonical} in (lower(before ->> 'recipientEmail'), lower(after ->> 'recipientEmail'))`.execute(
    tx,
  )
  await sql`update gift_card_sale set buyer_name = ${ERASED}, buyer_email = ${erased}
    where lower(buyer_email) = ${emailCanonical}`.execute(tx)
}

/** The staff's notes on the person; that they changed something stays in the history, without its content. */
async function eraseNote(tx: Queryable, custId: number): Promise<void> {
  await sql`delete from customer_note where cust_id = ${custId}`.execute(tx)
  await sql`update staff_event set before = null, after = null
    where object_type = 'customer' and object_id = ${String(custId)} and action in ('change', 'undo')`.execute(
    tx,
  )
}

/** Licenses and clinic requests; that there was a decision stays in the history, without its note. */
async function eraseClinic(tx: Queryable, custId: number): Promise<void> {
  await sql`update staff_event e set after = after - 'note' from clinic c
    where c.cust_id = ${custId} and e.object_type = 'clinic' and e.object_id = c.clinic_id::text
      and e.after ? 'note'`.execute(tx)
  await sql`delete from clinic_document where cust_id = ${custId}`.execute(tx)
  await sql`delete from clinic where cust_id = ${custId}`.execute(tx)
}

/** Questions and answers lose the name, as reviews do; unconfirmed ones are deleted. */
async function eraseQuestions(
  tx: Queryable,
  { custId, emailCanonical }: { custId: number; emailCanonical: string },
): Promise<void> {
  const own = sql`(cust_id = ${custId} or email_canonical = ${emailCanonical})`
  await sql`delete from product_question where ${own} and confirmed_at is null`.execute(tx)
  await sql`update product_question set asker_name = '', email = null, email_canonical = null, mail_token = null
    where ${own}`.execute(tx)
  await sql`update product_answer set show_name = false where cust_id = ${custId}`.execute(tx)
}

/** Cart reminders: that one was sent, and whether an order followed, stays as a statistic. */
async function eraseReminders(
  tx: Queryable,
  { custId, emailCanonical }: { custId: number; emailCanonical: string },
): Promise<void> {
  const own = sql`(r.cust_id = ${custId} or r.email_canonical = ${emailCanonical})`
  await sql`delete from cart_reminder r where ${own} and r.sent_at is null`.execute(tx)
  await sql`update cart_reminder r set ${forgottenReminder} where ${own}`.execute(tx)
  await sql`delete from cart_reminder_consent where cust_id = ${custId}`.execute(tx)
  await sql`delete from cart_reminder_stop where email_canonical = ${emailCanonical}`.execute(tx)
}

/** Quote requests, and the answers to them. */
async function eraseQuotes(
  tx: Queryable,
  { custId, emailCanonical }: { custId: number; emailCanonical: string },
): Promise<void> {
  const own = sql`(q.cust_id = ${custId} or lower(q.email) = ${emailCanonical})`
  await sql`update staff_event e set after = after - 'note' from quote_request q
    where ${own} and e.object_type = 'quote' and e.object_id = q.request_id::text and e.after ? 'note'`.execute(
    tx,
  )
  await sql`update outbox o set payload = '{}' from quote_request q
    where ${own} and o.kind = 'quote_answered' and (o.payload->>'requestId')::int = q.request_id`.execute(
    tx,
  )
  await sql`delete from quote_request q where ${own}`.execute(tx)
}

/** Records that were merged into this one: they are the same person. */
export async function findMergedInto(tx: Queryable, custId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('customer')
    .select('custId')
    .where('mergedInto', '=', custId)
    .where('erasedAt', 'is', null)
    .execute()
  return rows.map((row) => row.custId)
}
