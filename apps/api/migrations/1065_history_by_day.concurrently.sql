-- Staff look up what was changed on some days: found without reading the years before.
create index concurrently staff_event_by_day on staff_event (happened_at)
