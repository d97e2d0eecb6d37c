import { COUNT_INVARIANTS } from './invariants/count-invariants.ts'
import { EDIT_INVARIANTS } from './invariants/edit-invariants.ts'
import { EXCHANGE_INVARIANTS } from './invariants/exchange-invariants.ts'
import { GIFT_SALE_INVARIANTS } from './invariants/gift-sale-invariants.ts'
import type { Invariant } from './invariants/invariant.ts'
import { PACK_INVARIANTS } from './invariants/pack-invariants.ts'
import { PRICE_INVARIANTS } from './invariants/price-invariants.ts'
import { PURCHASE_INVARIANTS } from './invariants/purchase-invariants.ts'
import { RECALL_INVARIANTS } from './invariants/recall-invariants.ts'
import { REPLACEMENT_INVARIANTS } from './invariants/replacement-invariants.ts'
import { RETURN_INVARIANTS } from './invariants/return-invariants.ts'

/** What must always be true of the database, also after kill -9; constraints should make violations impossible. */
export const INVARIANTS: readonly Invariant[] = [
  {
    rule: 'an order has items, and they add up to its subtotal and tax',
    violations: `select o.order_id from orders o left join order_item i using (order_id)
      group by o.order_id
      having count(i.order_item_id) = 0 or sum(i.line_total_cents) <> o.subtotal_cents or sum(i.tax_cents) <> o.tax_cents`,
  },
  {
    rule: 'a grand total is subtotal less discounts, with tax and shipping less its discount, and its parts are not negative',
    violations: `select order_id from orders
      where grand_total_cents <>
          subtotal_cents - discount_cents + tax_cents + shipping_handling_cents - shipping_discount_cents
        or grand_total_cents < 0 or discount_cents not between 0 and subtotal_cents
        or shipping_discount_cents not between 0 and shipping_handling_cents`,
  },
  {
    rule: 'the discounts of the lines are the discount of the order, and no line is below zero',
    violations: `select o.order_id from orders o join order_item i using (order_id)
      group by o.order_id
      having sum(i.discount_cents) <> o.discount_cents or bool_or(i.discount_cents > i.line_total_cents)`,
  },
  {
    rule: 'every cent of discount names its promotion',
    violations: `select o.order_id from orders o
      left join (select order_id, sum(cents) filter (where order_item_id is not null) as goods,
        sum(cents) filter (where order_item_id is null) as shipping from order_discount group by 1) d using (order_id)
      where coalesce(d.goods, 0) <> o.discount_cents or coalesce(d.shipping, 0) <> o.shipping_discount_cents`,
  },
  {
    rule: 'the discount of a line is the sum of its promotions',
    violations: `select i.order_item_id from order_item i left join order_discount d using (order_item_id)
      group by 1 having coalesce(sum(d.cents), 0) <> i.discount_cents`,
  },
  {
    rule: 'no promotion and no code is used more often than it may',
    violations: `select 'promotion ' || p.promotion_id as used from promotion p
        left join promotion_use u on u.promotion_id = p.promotion_id and u.released_at is null
        where p.use_limit is not null group by p.promotion_id
        having count(u.order_id) <> p.used or p.used > p.use_limit
      union all select 'code ' || c.code from promotion_code c
        left join promotion_use u on u.code = c.code and u.released_at is null
        where c.use_limit is not null group by c.code having count(u.order_id) <> c.used or c.used > c.use_limit`,
  },
  {
    rule: 'no buyer uses a promotion more often than allowed',
    violations: `select p.promotion_id, u.buyer_key from promotion p join promotion_use u using (promotion_id)
      where u.released_at is null and p.use_limit_per_customer is not null
      group by 1, 2, p.use_limit_per_customer having count(*) > p.use_limit_per_customer`,
  },
  {
    rule: 'stock on hand is the sum of its movements and never below zero',
    violations: `select p.product_id from product p left join stock_movement m using (product_id)
      where p.quantity is not null
      group by p.product_id having p.quantity < 0 or p.quantity <> coalesce(sum(m.delta), 0)`,
  },
  {
    rule: 'an order item took its promised stock once',
    violations: `select i.order_item_id from order_item i
      left join stock_movement m on m.order_item_id = i.order_item_id and m.reason in ('ORDER', 'EDIT')
      group by i.order_item_id
      having coalesce(-sum(m.delta), 0) <> i.taken or i.taken + i.backordered <> i.quantity`,
  },
  {
    rule: 'stock given back is never more than was taken',
    violations: `select i.order_item_id from order_item i join stock_movement m using (order_item_id)
      group by i.order_item_id having sum(m.delta) > 0`,
  },
  {
    rule: 'tenders make up the total of an order',
    violations: `select o.order_id from orders o
      left join order_tender t on t.order_id = o.order_id and t.status <> 'CANCELED'
      group by o.order_id having coalesce(sum(t.amount_cents), 0) <> o.grand_total_cents`,
  },
  {
    rule: 'the cells of a tender make up the tender',
    violations: `select t.order_id, t.tender_no from order_tender t left join tender_cell c using (order_id, tender_no)
      where t.status <> 'CANCELED' group by 1, 2 having coalesce(sum(c.cents), 0) <> t.amount_cents`,
  },
  {
    rule: 'the cells of a line make up its net and its tax',
    violations: `select i.order_item_id from order_item i left join tender_cell c using (order_item_id)
      group by 1 having coalesce(sum(c.cents) filter (where c.part = 'NET'), 0) <> i.line_total_cents - i.discount_cents
        or coalesce(sum(c.cents) filter (where c.part = 'TAX'), 0) <> i.tax_cents`,
  },
  {
    rule: 'a benefit card pays for nothing that is not eligible',
    violations: `select c.order_id, c.order_item_id from tender_cell c join order_tender t using (order_id, tender_no)
      join order_item i on i.order_item_id = c.order_item_id where t.kind = 'FSA_HSA_CARD' and not i.fsa_eligible`,
  },
  {
    rule: 'of an order that is not unpaid every tender is captured, by one capture of its own amount where it is a card',
    violations: `select t.order_id, t.tender_no from order_tender t join orders o using (order_id)
      left join payment_attempt p on (p.order_id, p.tender_no) = (t.order_id, t.tender_no)
        and p.status = 'SUCCEEDED' and p.amount_cents = t.amount_cents and p.currency = o.currency
      where o.payment_status <> 'UNPAID' and t.status <> 'CANCELED' group by t.order_id, t.tender_no
      having t.status not in ('CAPTURED', 'PARTLY_REFUNDED', 'REFUNDED')
        or t.kind in ('CARD', 'FSA_HSA_CARD') and count(p.attempt_id) <> 1`,
  },
  {
    rule: 'a tender has at most one capture, of its own amount',
    violations: `select a.order_id, a.tender_no from payment_attempt a join order_tender t using (order_id, tender_no)
      where a.status = 'SUCCEEDED' group by 1, 2, t.amount_cents
      having count(*) > 1 or sum(a.amount_cents) <> t.amount_cents`,
  },
  {
    rule: 'no tender gives back more than it took',
    violations: `select r.order_id, r.tender_no from refund r join order_tender t using (order_id, tender_no)
      where r.status <> 'FAILED' group by 1, 2, t.amount_cents having sum(r.amount_cents) > t.amount_cents`,
  },
  {
    rule: 'a balance is the sum of its ledger, and neither it nor what is free of it is below zero',
    violations: `select b.balance_id from balance b left join balance_entry e using (balance_id)
      group by b.balance_id having coalesce(sum(e.cents), 0) <> b.balance_cents
        or coalesce(sum(e.held_cents), 0) <> b.held_cents or b.held_cents < 0 or b.balance_cents < b.held_cents`,
  },
  {
    rule: 'the tender of a balance is captured once, from that balance',
    violations: `select t.order_id, t.tender_no from order_tender t join orders o using (order_id)
      where t.balance_id is not null and o.payment_status <> 'UNPAID'
        and t.amount_cents <> (select coalesce(-sum(e.cents), 0) from balance_entry e
          where e.order_id = t.order_id and e.balance_id = t.balance_id and e.kind = 'CAPTURE')`,
  },
  {
    rule: 'a balance holds for an unpaid order what its tender says, and nothing for one that is paid or over',
    violations: `select balance_id, order_id from (
        select balance_id, order_id, sum(held_cents) as held, 0 as planned from balance_entry
          where order_id is not null group by 1, 2
        union all
        select t.balance_id, t.order_id, 0, t.amount_cents from order_tender t join orders o using (order_id)
          where t.balance_id is not null and o.payment_status = 'UNPAID' and (o.order_status <> 'REJECTED'
            or exists (select from payment_attempt p where p.order_id = o.order_id
              and p.status in ('PENDING', 'ACTION_REQUIRED', 'UNKNOWN')))) held
      group by 1, 2 having sum(held) <> sum(planned)`,
  },
  {
    rule: 'a refund to a balance is booked there once, and none is booked that was not made',
    violations: `select coalesce(r.refund_id, e.refund_id) as refund_id
      from (select * from refund where balance_id is not null and status = 'SUCCEEDED') r
      full join (select refund_id, sum(cents) as cents from balance_entry where kind = 'REFUND' group by 1) e
        on e.refund_id = r.refund_id
      where r.amount_cents is distinct from e.cents`,
  },
  {
    rule: 'no gift card that was paid for expires before five years',
    violations: `select balance_id from balance
      where kind = 'GIFT_CARD' and expires_on < issued_on + interval '5 years'`,
  },
  {
    rule: 'a captured attempt belongs to an order that is paid',
    violations: `select p.attempt_id from payment_attempt p join orders o using (order_id)
      where p.status = 'SUCCEEDED' and o.payment_status = 'UNPAID'`,
  },
  {
    rule: 'a tender has at most one live payment attempt',
    violations: `select order_id, tender_no from payment_attempt
      where status in ('PENDING', 'ACTION_REQUIRED', 'UNKNOWN', 'SUCCEEDED')
      group by order_id, tender_no having count(*) > 1`,
  },
  {
    rule: 'refunds are what the order says and never more than was captured',
    violations: `select o.order_id from orders o
      left join refund r on r.order_id = o.order_id and r.status = 'SUCCEEDED'
      group by o.order_id
      having coalesce(sum(r.amount_cents), 0) <> o.refunded_cents or o.refunded_cents > o.grand_total_cents`,
  },
  {
    rule: 'a refund that was made is booked in full, and no other is',
    violations: `select coalesce(r.refund_id, c.refund_id) as refund_id
      from (select * from refund where status = 'SUCCEEDED') r
      full join (select refund_id, sum(goods_cents + tax_cents + shipping_cents) as cents from refund_cell group by 1) c
        on c.refund_id = r.refund_id
      where r.amount_cents is distinct from c.cents`,
  },
  {
    rule: 'refunds give back of no line, tax or shipping more than was charged',
    violations: `select o.order_id from orders o join refund r using (order_id) join refund_cell c using (refund_id)
      left join order_item i using (order_item_id)
      group by o.order_id, i.order_item_id
      having sum(c.goods_cents) > i.line_total_cents - i.discount_cents or sum(c.tax_cents) > i.tax_cents
        or sum(c.shipping_cents) > o.shipping_handling_cents - o.shipping_discount_cents`,
  },
  {
    rule: 'no open payment question is older than three days',
    violations: `select attempt_id from payment_attempt
      where status in ('PENDING', 'UNKNOWN') and created_at < now() - interval '3 days'`,
  },
  {
    rule: 'the history of an order ends in its status',
    violations: `select o.order_id from orders o
      left join lateral (select to_status from order_status_move m where m.order_id = o.order_id
        order by move_id desc limit 1) last on true
      where last.to_status is distinct from o.order_status`,
  },
  {
    rule: 'every order of a shopper has one confirmation mail in the outbox',
    violations: `select o.order_id from orders o
      left join outbox b on b.order_id = o.order_id and b.kind = 'order_created' and b.dedupe_key not like '%resend%'
      where o.placed_by <> 'STAFF' group by o.order_id having count(b.outbox_id) <> 1`,
  },
  {
    rule: 'passwords are kept as argon2id only',
    violations: `select cust_id from credential where password_hash not like '$argon2id$%'`,
  },
  {
    rule: 'one customer per address',
    violations: `select email_canonical from customer group by email_canonical having count(*) > 1`,
  },
  {
    rule: 'pieces sent back are never more than were bought',
    violations: `select i.order_item_id from order_item i
      join return_request r on r.order_item_id = i.order_item_id and r.status <> 'DECLINED'
      group by i.order_item_id having sum(r.quantity) > i.quantity`,
  },
  {
    rule: 'refunds that are made or under way never exceed the capture they give back',
    violations: `select p.attempt_id from payment_attempt p
      join refund r on r.attempt_id = p.attempt_id and r.status <> 'FAILED'
      group by p.attempt_id having sum(r.amount_cents) > p.amount_cents`,
  },
  {
    rule: 'no refund and no orphan capture is open for more than three days',
    violations: `select 'refund ' || refund_id as open from refund
      where status in ('PENDING', 'UNKNOWN') and created_at < now() - interval '3 days'
      union all select 'orphan ' || provider_ref from orphan_capture
      where refunded_at is null and created_at < now() - interval '3 days'`,
  },
  {
    rule: 'a cancelled order holds no stock but what left in parcels',
    violations: `select i.order_item_id from orders o join order_item i using (order_id)
      join product p on p.product_id = i.product_id and p.quantity is not null
      join stock_movement m on m.order_item_id = i.order_item_id
      where o.order_status = 'REJECTED' group by i.order_item_id having -sum(m.delta) >
        coalesce((select sum(s.quantity) from shipment_item s where s.order_item_id = i.order_item_id), 0)`,
  },
  {
    rule: 'the history of a return ends in its status',
    violations: `select r.return_id from return_request r
      left join lateral (select to_status from return_status_move m where m.return_id = r.return_id
        order by move_id desc limit 1) last on true
      where last.to_status is distinct from r.status`,
  },
  {
    rule: 'a return puts back no more pieces than it has',
    violations: `select r.return_id from return_request r
      join stock_movement m on m.return_id = r.return_id and m.reason = 'RETURN'
      where m.delta > r.quantity or r.status in ('REQUESTED', 'APPROVED', 'DECLINED')`,
  },
  {
    rule: 'parcels hold no more pieces than were bought',
    violations: `select i.order_item_id from order_item i join shipment_item s using (order_item_id)
      group by i.order_item_id having sum(s.quantity) > i.quantity`,
  },
  {
    rule: 'no piece leaves whose money went back before',
    violations: `select i.order_item_id from order_item i
      join (select order_item_id, sum(kept) as kept from refund_item join refund using (refund_id)
        where status <> 'FAILED' group by order_item_id) k using (order_item_id)
      left join (select order_item_id, sum(quantity) as sent from shipment_item group by order_item_id) s
        using (order_item_id)
      where k.kept + coalesce(s.sent, 0) > i.quantity`,
  },
  {
    rule: 'pieces of a lot in a bucket are the sum of their movements',
    violations: `select lot_id, bucket from (select lot_id, bucket, sum(delta) as s from lot_movement group by 1, 2) m
      full join lot_stock using (lot_id, bucket)
      where coalesce(s, 0) <> coalesce(quantity, 0) or coalesce(s, 0) < 0`,
  },
  {
    rule: 'what is on sale of a product kept by lot is its available pieces less those promised and not sent',
    violations: `select p.product_id from product p join product_tracking t using (product_id)
      left join lateral (select coalesce(sum(s.quantity), 0) as q from lot_stock s join stock_lot l using (lot_id)
        where l.product_id = p.product_id and s.bucket = 'AVAILABLE') available on true
      left join lateral (select coalesce(sum(greatest(0,
          -(select coalesce(sum(m.delta), 0) from stock_movement m
            where m.order_item_id = i.order_item_id and m.return_id is null)
          - (select coalesce(sum(si.quantity), 0) from shipment_item si where si.order_item_id = i.order_item_id))), 0) as q
        from order_item i join orders o using (order_id)
        where i.product_id = p.product_id and o.order_status <> 'REJECTED') held on true
      where t.tracking <> 'NONE' and p.quantity is distinct from available.q - held.q`,
  },
  {
    rule: 'every piece that left of a product kept by lot has a lot',
    violations: `select si.shipment_id, si.order_item_id from shipment_item si join shipment s using (shipment_id)
      join order_item i using (order_item_id) join product_tracking t using (product_id)
      left join shipment_lot sl on (sl.shipment_id, sl.order_item_id) = (si.shipment_id, si.order_item_id)
      where t.tracking <> 'NONE' and s.shipped_at >= t.tracked_since
      group by 1, 2, si.quantity having coalesce(sum(sl.quantity), 0) <> si.quantity`,
  },
  {
    rule: 'a lot goes out only for its own product',
    violations: `select sl.lot_id, sl.order_item_id from shipment_lot sl join stock_lot l using (lot_id)
      join order_item i using (order_item_id) where l.product_id <> i.product_id`,
  },
  {
    rule: 'nothing was sent after its expiration date',
    violations: `select sl.shipment_id, sl.lot_id from shipment_lot sl join stock_lot l using (lot_id)
      join shipment s using (shipment_id) where l.expires_on < s.shipped_at::date - 1`,
  },
  {
    rule: 'a lot on sale has its expiration date, or is said never to expire',
    violations: `select l.lot_id from stock_lot l join product_tracking t using (product_id) join lot_stock s using (lot_id)
      where t.tracking = 'LOT_EXPIRY' and s.bucket = 'AVAILABLE' and s.quantity > 0
        and l.expires_on is null and not l.never_expires`,
  },
  {
    rule: 'a serial number is in one place',
    violations: `select l.lot_id from stock_lot l join product_tracking t using (product_id) join lot_stock s using (lot_id)
      where t.tracking = 'SERIAL' and l.serial is not null group by 1 having sum(s.quantity) > 1`,
  },
  {
    rule: 'no expired lot is on sale a day later',
    violations: `select s.lot_id from lot_stock s join stock_lot l using (lot_id) join product_tracking t using (product_id)
      where t.tracking <> 'NONE' and s.bucket = 'AVAILABLE' and s.quantity > 0 and l.expires_on < current_date - 1`,
  },
  {
    rule: 'no more pieces of a lot are picked than are available',
    violations: `select k.lot_id from lot_pick k left join lot_stock s on s.lot_id = k.lot_id and s.bucket = 'AVAILABLE'
      group by k.lot_id, s.quantity having sum(k.quantity) > coalesce(s.quantity, 0)`,
  },
  ...EDIT_INVARIANTS,
  ...REPLACEMENT_INVARIANTS,
  ...RETURN_INVARIANTS,
  ...EXCHANGE_INVARIANTS,
  ...RECALL_INVARIANTS,
  ...PACK_INVARIANTS,
  ...PURCHASE_INVARIANTS,
  ...COUNT_INVARIANTS,
  ...PRICE_INVARIANTS,
  ...GIFT_SALE_INVARIANTS,
  {
    rule: 'no card number is kept anywhere near a payment',
    // Standing alone: a provider's references may have as many digits among letters.
    violations: `select attempt_id from payment_attempt
      where concat_ws(' ', failure_message, provider_ref, paid_reference) ~ '\\m[0-9]{13,19}\\M'`,
  },
]
