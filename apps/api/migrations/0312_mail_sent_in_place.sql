-- A mail that goes out changes its row in place. Its state stood in an index, so that every mail wrote all six of its
-- table anew. Only messages that were given up are looked for: whether one is changes with none that goes out.
alter table outbox
  set (fillfactor = 80),
  add column given_up boolean not null generated always as (state = 'DEAD') stored;
drop index outbox_by_state;
create index outbox_given_up on outbox (outbox_id) where given_up;
