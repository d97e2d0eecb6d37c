-- What staff does to orders, returns, parcels and money has books of its own; the common history of
-- the back office gets its line in the same transaction, whichever call moved it.
create function tell_history(who text, verb text, kind text, id text, old jsonb, new jsonb)
returns void language plpgsql as $$
begin
  if who !~ '^staff \d+$' then
    return; -- shoppers, the worker and the card provider are no staff
  end if;
  insert into staff_event (cust_id, actor, action, object_type, object_id, before, after)
    values (substring(who from '\d+')::int, who, verb, kind, id, old, new);
end $$;

create function order_move_to_history() returns trigger language plpgsql as $$
begin
  if new.from_status is not null then
    perform tell_history(new.moved_by, 'move', 'order', new.order_id::text,
      jsonb_build_object('orderStatus', new.from_status),
      jsonb_strip_nulls(jsonb_build_object('orderStatus', new.to_status, 'note', new.note)));
  end if;
  return null;
end $$;
create trigger order_move_told after insert on order_status_move
  for each row execute function order_move_to_history();

create function return_move_to_history() returns trigger language plpgsql as $$
begin
  if new.from_status is not null then
    perform tell_history(new.moved_by, 'move', 'return', new.return_id::text,
      jsonb_build_object('returnStatus', new.from_status),
      jsonb_strip_nulls(jsonb_build_object('returnStatus', new.to_status, 'note', new.note)));
  end if;
  return null;
end $$;
create trigger return_move_told after insert on return_status_move
  for each row execute function return_move_to_history();

create function shipment_to_history() returns trigger language plpgsql as $$
begin
  perform tell_history(new.created_by, 'ship', 'order', new.order_id::text, null,
    jsonb_build_object('shipmentId', new.shipment_id, 'carrier', new.carrier,
      'trackingNumber', new.tracking_number));
  return null;
end $$;
create trigger shipment_told after insert on shipment
  for each row execute function shipment_to_history();

create function refund_to_history() returns trigger language plpgsql as $$
begin
  perform tell_history(new.requested_by, 'refund', 'order', new.order_id::text, null,
    jsonb_build_object('refundId', new.refund_id, 'amountCents', new.amount_cents,
      'reason', new.reason));
  return null;
end $$;
create trigger refund_told after insert on refund
  for each row execute function refund_to_history();
