-- Who takes the parcel where it is somebody else than the buyer, under which number, and what the courier should know.
-- Null where nothing was said, as in all orders before.
alter table orders add column recipient text;
alter table orders add column recipient_phone text;
alter table orders add column courier_note text;
alter table orders add constraint orders_recipient_check check (length(recipient) between 1 and 120) not valid;
alter table orders add constraint orders_recipient_phone_check check (length(recipient_phone) between 1 and 30) not valid;
alter table orders add constraint orders_courier_note_check check (length(courier_note) between 1 and 200) not valid;
