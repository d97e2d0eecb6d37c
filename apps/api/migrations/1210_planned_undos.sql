-- Saves of products that undo themselves at a moment, such as prices that rise for a week.
create table planned_undo (
  event_id bigint primary key references staff_event,
  undo_at timestamptz not null,
  -- Who planned it, and so signs it.
  planned_by int not null references customer,
  -- When it was tried. Without an event that undoes it, everything had been changed again by then.
  settled_at timestamptz
);
create index planned_undo_open on planned_undo (undo_at) where settled_at is null;
create index planned_undo_by_planner on planned_undo (planned_by);
