-- The language of a mail to somebody who has no account, or asked in another language than that of the account: that of
-- the page where they asked. Null: the account's, otherwise English.
alter table outbox add column mail_language text;
alter table outbox add constraint outbox_mail_language check (mail_language in ('en', 'es')) not valid;

-- Kept where a mail is sent later than it is asked for.
alter table back_in_stock_request add column mail_language text;
alter table back_in_stock_request
  add constraint back_in_stock_request_mail_language check (mail_language in ('en', 'es')) not valid;
alter table cart_reminder add column mail_language text;
alter table cart_reminder add constraint cart_reminder_mail_language check (mail_language in ('en', 'es')) not valid;
alter table product_question add column mail_language text;
alter table product_question
  add constraint product_question_mail_language check (mail_language in ('en', 'es')) not valid;
alter table quote_request add column mail_language text;
alter table quote_request add constraint quote_request_mail_language check (mail_language in ('en', 'es')) not valid;
-- A gift card is mailed in the language of whoever bought it.
alter table gift_card_sale add column mail_language text;
alter table gift_card_sale add constraint gift_card_sale_mail_language check (mail_language in ('en', 'es')) not valid;
alter table balance add column mail_language text;
alter table balance add constraint balance_mail_language check (mail_language in ('en', 'es')) not valid;

-- As in 0670, in the language of the request.
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
  insert into public.message_to_post (outbox_id, task, max_tries)
  select outbox_id, 'deliver_message', 12 from queued;
  return null;
end $$;
