-- Who said that a parcel arrived, and the common history told of it as of all that staff does.
alter table shipment add column delivered_by text;

create function arrival_to_history() returns trigger language plpgsql as $$
begin
  perform tell_history(new.delivered_by, 'deliver', 'order', new.order_id::text, null,
    jsonb_build_object('shipmentId', new.shipment_id, 'carrier', new.carrier,
      'trackingNumber', new.tracking_number));
  return null;
end $$;
create trigger arrival_told after update of delivered_at on shipment
  for each row when (old.delivered_at is null and new.delivered_at is not null and new.delivered_by is not null)
  execute function arrival_to_history();
