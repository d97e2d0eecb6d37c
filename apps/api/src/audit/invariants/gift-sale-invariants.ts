import type { Invariant } from './invariant.ts'

/** What must always be true of gift cards that shoppers bought (migration 0945). */
export const GIFT_SALE_INVARIANTS: readonly Invariant[] = [
  {
    rule: 'a gift card that was paid for is issued once, of just what was paid, and none is before',
    violations: `select s.sale_id from gift_card_sale s left join balance b using (balance_id)
      left join balance_entry e on e.balance_id = s.balance_id and e.kind = 'ISSUE'
      group by s.sale_id, b.balance_id
      having count(e.entry_id) <> (s.status in ('PAID', 'REFUNDED'))::int
        or s.status in ('PAID', 'REFUNDED') and (b.kind <> 'GIFT_CARD' or b.currency <> s.currency
          or b.expires_on is not null or sum(e.cents) <> s.amount_cents)`,
  },
  {
    rule: 'a sold gift card is paid by one capture of all of its price',
    violations: `select s.sale_id from gift_card_sale s
      left join gift_card_attempt a on a.sale_id = s.sale_id and a.status = 'SUCCEEDED'
      group by s.sale_id having count(a.attempt_id) <> (s.status in ('PAID', 'REFUNDED'))::int
        or sum(a.amount_cents) <> s.amount_cents`,
  },
  {
    rule: 'a sold gift card is closed unspent where its money goes back, and there alone',
    violations: `select s.sale_id from gift_card_sale s
        join gift_card_attempt a on a.sale_id = s.sale_id and a.status = 'SUCCEEDED'
        left join orphan_capture o on o.provider_ref = a.provider_ref
        left join balance_entry v on v.balance_id = s.balance_id and v.kind = 'VOID'
      where (s.status = 'REFUNDED') <> (o.provider_ref is not null)
        or (s.status = 'REFUNDED') <> (v.entry_id is not null) or v.cents <> -s.amount_cents`,
  },
  {
    rule: 'no open payment of a gift card is older than three days',
    violations: `select attempt_id from gift_card_attempt
      where status in ('PENDING', 'UNKNOWN') and created_at < now() - interval '3 days'`,
  },
]
