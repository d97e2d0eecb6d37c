-- The email by which a newsletter was handed over; as long as it is QUEUED, its delivery goes on. Null for those that were
-- handed over before. No foreign key: emails may be deleted.
alter table newsletter_recipient add column outbox_id bigint
