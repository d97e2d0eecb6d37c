-- A refund that the provider refused is sent again once: whoever comes later finds the one that took its place, and
-- no second one pays the same money back.
alter table refund add column retry_of int references refund;
create unique index refund_sent_again_once on refund (retry_of);
