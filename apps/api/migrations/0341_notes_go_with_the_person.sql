-- Moves and the history stay as they were written, but for their notes: when a customer is erased, what staff wrote
-- about the customer goes too.
create function refuse_change_but_of_note() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.note is null and to_jsonb(new) - 'note' = to_jsonb(old) - 'note' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = '23514';
end $$;
drop trigger order_status_move_append_only on order_status_move;
create trigger order_status_move_append_only before update or delete on order_status_move
  for each row execute function refuse_change_but_of_note();
drop trigger return_status_move_append_only on return_status_move;
create trigger return_status_move_append_only before update or delete on return_status_move
  for each row execute function refuse_change_but_of_note();

create function refuse_event_change_but_of_note() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.after = old.after - 'note' and to_jsonb(new) - 'after' = to_jsonb(old) - 'after' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = '23514';
end $$;
drop trigger staff_event_stays on staff_event;
create trigger staff_event_stays before update or delete on staff_event
  for each row execute function refuse_event_change_but_of_note();
