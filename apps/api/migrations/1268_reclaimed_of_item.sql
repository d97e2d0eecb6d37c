-- As 1171 has it, but pieces count as what was paid for them: without shipping (1261), and whatever a return took back of
-- their refund or added to it (1250).
create or replace function public.refunded_of_item(item int, out pieces int, out cents bigint) language sql stable as $$
  select coalesce(sum(quantity), 0)::int, coalesce(sum(worth), 0)::bigint from (
    select quantity, refund_cents - shipping_refund_cents + reclaimed_cents as worth from public.return_request
      where order_item_id = item and paid_item_id is null and kind = 'REFUND' and status <> 'DECLINED'
    union all
    select q.quantity, e.credit_cents from public.return_request q join public.return_exchange e using (return_id)
      where q.order_item_id = item and q.status <> 'DECLINED'
    union all
    select quantity, refund_cents - shipping_refund_cents from public.return_request
      where paid_item_id = item and exchanged_item_id is null and status <> 'DECLINED'
    union all
    select quantity, difference_cents from public.return_request
      where exchanged_item_id = item and status <> 'DECLINED'
    union all
    select r.quantity, r.worth_cents from public.refund_item r join public.refund f using (refund_id)
      where r.order_item_id = item and f.status <> 'FAILED') back
$$
