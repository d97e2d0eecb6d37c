-- Staff find an order by what somebody reads out on the telephone: part of its number, a phone number, a ZIP code, or what
-- stands on the parcel.
create function public.order_digits(order_num text, phone text, postal_code text)
  returns text language sql immutable parallel safe
  return order_num || ' ' || regexp_replace(phone, '\D', '', 'g') || ' ' || regexp_replace(coalesce(postal_code, ''), '\D', '', 'g');
create index orders_by_digits on orders using gin (public.order_digits(order_num, phone1, postal_code) gin_trgm_ops);
create index shipment_by_tracking on shipment (upper(tracking_number)) where tracking_number is not null;
