-- By itself, so that reading the whole table keeps nobody waiting (0965 added them for new rows).
alter table gift_card_sale validate constraint gift_card_sale_status_check;
alter table gift_card_sale validate constraint gift_card_sale_one_card;
alter table gift_card_sale validate constraint gift_card_sale_paid;
