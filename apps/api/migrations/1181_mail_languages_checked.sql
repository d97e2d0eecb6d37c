-- By itself, so that reading the whole tables keeps nobody waiting (1180 added them for new rows).
alter table outbox validate constraint outbox_mail_language;
alter table back_in_stock_request validate constraint back_in_stock_request_mail_language;
alter table cart_reminder validate constraint cart_reminder_mail_language;
alter table product_question validate constraint product_question_mail_language;
alter table quote_request validate constraint quote_request_mail_language;
alter table gift_card_sale validate constraint gift_card_sale_mail_language;
alter table balance validate constraint balance_mail_language;
