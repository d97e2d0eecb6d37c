-- As in 1180, and with the span that made the product available again: a transaction of a traced request says it in
-- mendwell.traceparent (decision 0069).
create or replace function public.post_back_in_stock() returns trigger language plpgsql as $$
begin
  with due as (
    delete from public.back_in_stock_request
    where product_id = new.product_id and confirmed_at is not null
    returning request_id, email, mail_language),
  queued as (
    insert into public.outbox (channel, kind, dedupe_key, recipient, payload, message_id, state, mail_language)
    select 'MAIL', 'back_in_stock', 'back_in_stock:' || request_id, email,
      jsonb_build_object('productId', new.product_id), '<' || gen_random_uuid() || '@mail.mendwell>', 'QUEUED',
      mail_language
    from due
    on conflict (dedupe_key) do nothing
    returning outbox_id)
  insert into public.message_to_post (outbox_id, task, max_tries, traceparent)
  select outbox_id, 'deliver_message', 12, nullif(current_setting('mendwell.traceparent', true), '') from queued;
  return null;
end $$;
