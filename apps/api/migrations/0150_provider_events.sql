-- What the sandbox card provider signs its events with: one random secret per shop, made when it is first needed.
create table sandbox_secret (
  only_one boolean primary key default true check (only_one),
  secret text not null
);

-- What a provider tells is kept as it came, once.
create trigger provider_event_append_only before update or delete on provider_event
  for each row execute function refuse_change();

-- Payments at the provider that an event names, and the captures of one order.
create index orphan_capture_open on orphan_capture (created_at) where refunded_at is null;
