-- By itself, so that reading the whole table keeps nobody waiting (1155 added it for new rows).
alter table staff_event validate constraint staff_event_part_of;
