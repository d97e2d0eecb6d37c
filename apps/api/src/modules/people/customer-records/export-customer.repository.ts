import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

/** Everything the shop stores about a person, as in the database; without secrets and other people. */
export async function findPersonalData(db: Queryable, custId: number): Promise<object | undefined> {
  const own = sql`o.cust_id = c.cust_id`
  const ofOrders = (table: string, columns: string, order: string) =>
    sql`(select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (
      select ${sql.raw(columns)} from ${sql.table(table)} t join orders o using (order_id)
      where ${own} order by ${sql.raw(order)}) x)`
  const { rows } = await sql<{ data: object }>`
    select jsonb_build_object(
      'customer', to_jsonb(c) - 'email_canonical',
      'hasPassword', exists (select from credential k where k.cust_id = c.cust_id),
      'addresses', (select coalesce(jsonb_agg(to_jsonb(a)), '[]') from address a where a.cust_id = c.cust_id),
      'savedAddresses', (select coalesce(jsonb_agg(to_jsonb(s) - 'cust_id' order by s.saved_address_id), '[]')
        from saved_address s where s.cust_id = c.cust_id),
      'savedCards', (select coalesce(jsonb_agg(jsonb_build_object('brand', k.brand, 'last4', k.last4,
          'exp_month', k.exp_month, 'exp_year', k.exp_year) order by k.saved_card_id), '[]')
        from saved_card k where k.cust_id = c.cust_id),
      'orders', (select coalesce(jsonb_agg((to_jsonb(o) - 'idempotency_scope' - 'idempotency_key')
          || jsonb_build_object('items', (select jsonb_agg(to_jsonb(i) order by i.order_item_id)
            from order_item i where i.order_id = o.order_id)) order by o.order_id), '[]')
        from orders o where ${own}),
      'payments', ${ofOrders('payment_attempt', 't.order_id, t.amount_cents, t.currency, t.status, t.card_brand, t.card_last4, t.paid_by, t.paid_reference, t.received_on, t.created_at', 't.attempt_id')},
      'refunds', ${ofOrders('refund', 't.order_id, t.amount_cents, t.reason, t.note, t.status, t.created_at', 't.refund_id')},
      'storeCredit', (select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'cents', e.cents,
          'order_id', e.order_id, 'made_at', e.made_at) order by e.entry_id), '[]')
        from balance_entry e join balance b using (balance_id) where b.cust_id = c.cust_id),
      'giftCardsBought', (select coalesce(jsonb_agg(to_jsonb(g) - 'balance_id' order by g.sale_id), '[]')
        from gift_card_sale g where lower(g.buyer_email) = c.email_canonical),
      'giftCardsGot', (select coalesce(jsonb_agg(jsonb_build_object('recipient_name', b.recipient_name,
          'recipient_email', b.recipient_email, 'message', b.message, 'issued_on', b.issued_on,
          'cents', b.balance_cents) order by b.balance_id), '[]')
        from balance b where lower(b.recipient_email) = c.email_canonical),
      'returns', ${ofOrders(
        'return_request',
        `t.*, (select to_jsonb(e) - 'return_id' from return_exchange e
          where e.return_id = t.return_id) as exchange,
        (select jsonb_build_object('carrier', l.carrier, 'tracking_number', l.tracking_number, 'bought_at', l.bought_at)
          from return_label l where l.return_id = t.return_id and l.bought_at is not null) as label`,
        't.return_id',
      )},
      'replacements', ${ofOrders('replacement', 't.order_id, t.replaces_order_id, t.reason, t.note, t.created_at', 't.order_id')},
      'shipments', ${ofOrders('shipment', 't.order_id, t.carrier, t.tracking_number, t.shipped_at, t.delivered_at', 't.shipment_id')},
      'noteOfStaff', (select to_jsonb(n) - 'cust_id' from customer_note n where n.cust_id = c.cust_id),
      'notesOfStaff', ${ofOrders('order_note', 't.order_id, t.note, t.created_at', 't.note_id')},
      'reviews', (select coalesce(jsonb_agg(to_jsonb(v) - 'replied_by'), '[]') from review v where v.cust_id = c.cust_id),
      'questions', (select coalesce(jsonb_agg(to_jsonb(q) - 'mail_token' - 'email_canonical' - 'answered_by'
          order by q.question_id), '[]') from product_question q
        where q.cust_id = c.cust_id or q.email_canonical = c.email_canonical),
      'answers', (select coalesce(jsonb_agg(to_jsonb(a) order by a.answer_id), '[]') from product_answer a
        where a.cust_id = c.cust_id),
      'quoteRequests', (select coalesce(jsonb_agg(to_jsonb(q) || jsonb_build_object('lines',
          (select jsonb_agg(to_jsonb(l) - 'request_id' order by l.line_number) from quote_line l
            where l.request_id = q.request_id), 'offer',
          (select to_jsonb(f) - 'request_id' from quote_offer f where f.request_id = q.request_id))
          order by q.request_id), '[]') from quote_request q
        where q.cust_id = c.cust_id or lower(q.email) = c.email_canonical),
      'clinicRequests', (select coalesce(jsonb_agg(to_jsonb(q) || jsonb_build_object('file_name',
          (select d.file_name from clinic_document d where d.clinic_id = q.clinic_id)) order by q.clinic_id), '[]')
        from clinic q where q.cust_id = c.cust_id),
      'cart', (select coalesce(jsonb_agg(to_jsonb(l) - 'line_id' - 'cust_id' order by l.line_id), '[]')
        from customer_cart_line l where l.cust_id = c.cust_id),
      'cartLinks', (select coalesce(jsonb_agg(to_jsonb(k) - 'token_sha256' - 'cust_id' order by k.link_id), '[]')
        from cart_link k where k.cust_id = c.cust_id),
      'cartReminders', (select coalesce(jsonb_agg(to_jsonb(m) - 'reminder_id' - 'cust_id' - 'mail_token' - 'email_canonical'
          order by m.reminder_id), '[]') from cart_reminder m
        where m.cust_id = c.cust_id or m.email_canonical = c.email_canonical),
      'cartReminderWantedSince', (select w.given_at from cart_reminder_consent w where w.cust_id = c.cust_id),
      'cartRemindersStopped', (select p.stopped_at from cart_reminder_stop p where p.email_canonical = c.email_canonical),
      'devices', (select coalesce(jsonb_agg(d.device_key order by d.place), '[]') from customer_device d
        where d.cust_id = c.cust_id),
      'staffLists', (select coalesce(jsonb_agg(to_jsonb(l) - 'cust_id' order by l.list), '[]') from staff_list_look l
        where l.cust_id = c.cust_id),
      'lists', (select coalesce(jsonb_agg(jsonb_build_object('name', s.name, 'lines', (
          select coalesce(jsonb_agg(to_jsonb(l) - 'line_id' - 'list_id' order by l.line_id), '[]')
          from saved_list_line l where l.list_id = s.list_id)) order by s.list_id), '[]')
        from saved_list s where s.cust_id = c.cust_id),
      'listLinks', (select coalesce(jsonb_agg(jsonb_build_object('name', s.name, 'created_at', k.created_at,
          'expires_at', k.expires_at) order by k.link_id), '[]')
        from saved_list_link k join saved_list s using (list_id) where s.cust_id = c.cust_id),
      'mails', (select coalesce(jsonb_agg(jsonb_build_object('kind', b.kind, 'recipient', b.recipient,
          'state', b.state, 'created_at', b.created_at, 'sent_at', b.sent_at) order by b.outbox_id), '[]')
        from outbox b where b.cust_id = c.cust_id),
      'sessions', (select coalesce(jsonb_agg(jsonb_build_object('user_agent', s.user_agent,
          'created_at', s.created_at, 'last_seen_at', s.last_seen_at)), '[]')
        from session s where s.cust_id = c.cust_id),
      'contactMessages', (select coalesce(jsonb_agg(to_jsonb(m)), '[]') from contact_message m
        where lower(m.email) = c.email_canonical),
      'backInStockRequests', (select coalesce(jsonb_agg(to_jsonb(n) - 'mail_token' - 'email_canonical'), '[]')
        from back_in_stock_request n where n.email_canonical = c.email_canonical),
      'newsletter', (select coalesce(jsonb_agg(to_jsonb(n) - 'mail_token' - 'email_canonical'), '[]')
        from subscription n where n.email_canonical = c.email_canonical)
    ) as data
    from customer c where c.cust_id = ${custId}`.execute(db)
  return rows[0]?.data
}
