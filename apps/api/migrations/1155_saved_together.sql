-- What staff saved in one step, such as 40 cells of the product grid, is one entry of the history, and the change of each
-- thing a part of it.
alter table staff_event add column part_of bigint;
alter table staff_event add constraint staff_event_part_of
  foreign key (part_of) references staff_event not valid;
