-- What staff keep about a customer, for staff alone: a note and tags, by which the customer is found.
create table customer_note (
  cust_id int primary key references customer,
  note text not null default '' check (length(note) <= 2000),
  tags text[] not null default '{}' check (cardinality(tags) <= 10)
);

-- The history stays as it was written, but for what goes with a person who is erased: whole states or fields of them, which
-- may be taken away and not written.
create or replace function refuse_event_change_but_of_note() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - 'before' - 'after' = to_jsonb(old) - 'before' - 'after'
    and (new.before is null or new.before <@ old.before)
    and (new.after is null or new.after <@ old.after) then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = '23514';
end $$;
