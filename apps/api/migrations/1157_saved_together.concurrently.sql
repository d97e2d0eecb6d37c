-- The parts of an entry, and how many it has.
create index concurrently staff_event_by_part_of on staff_event (part_of) where part_of is not null
