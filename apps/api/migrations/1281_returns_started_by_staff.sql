-- Staff start returns too, for customers on the phone: their history says so.
create or replace function return_move_to_history() returns trigger language plpgsql as $$
begin
  if new.from_status is null then
    perform public.tell_history(new.moved_by, 'create', 'return', new.return_id::text, null,
      jsonb_build_object('returnStatus', new.to_status));
  else
    perform public.tell_history(new.moved_by, 'move', 'return', new.return_id::text,
      jsonb_build_object('returnStatus', new.from_status),
      jsonb_strip_nulls(jsonb_build_object('returnStatus', new.to_status, 'note', new.note)));
  end if;
  return null;
end $$
