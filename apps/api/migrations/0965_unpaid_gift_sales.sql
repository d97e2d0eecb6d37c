-- A sale of a gift card that nobody pays ends, as an order does (ORDER_EXPIRED): what was typed for it is kept no longer. Its
-- attempts stay: a capture that comes after all is known by them, and goes back.
alter table gift_card_sale drop constraint gift_card_sale_status_check;
alter table gift_card_sale add constraint gift_card_sale_status_check
  check (status in ('UNPAID', 'PAID', 'REFUNDED', 'EXPIRED')) not valid;
alter table gift_card_sale drop constraint gift_card_sale_one_card;
alter table gift_card_sale add constraint gift_card_sale_one_card
  check ((status in ('UNPAID', 'EXPIRED')) = (balance_id is null)) not valid;
alter table gift_card_sale drop constraint gift_card_sale_check;
alter table gift_card_sale add constraint gift_card_sale_paid
  check ((status in ('UNPAID', 'EXPIRED')) = (paid_at is null)) not valid;

create or replace function guard_gift_card_sale() returns trigger language plpgsql as $$
begin
  if (new.sale_id, new.amount_cents, new.currency, new.created_at) is distinct from
     (old.sale_id, old.amount_cents, old.currency, old.created_at)
     or old.balance_id is not null and new.balance_id is distinct from old.balance_id then
    raise exception 'gift card sale % is fixed', old.sale_id using errcode = '23514';
  end if;
  if new.status <> old.status and (old.status, new.status) not in
     (('UNPAID', 'PAID'), ('UNPAID', 'EXPIRED'), ('PAID', 'REFUNDED')) then
    raise exception 'gift card sale % cannot move from % to %', old.sale_id, old.status, new.status
      using errcode = '23514';
  end if;
  return new;
end $$;
