-- Adding a job notifies the workers, and a notification makes all commits that carry one wait for each other until they
-- are flushed, and acknowledged by a synchronous standby: half as many paid orders a second. A message waits here for its
-- job instead, and jobs are added many at a time by a transaction of their own. Its row goes with that; no foreign key,
-- so that orders lock nothing more.
create table message_to_post (
  outbox_id bigint primary key,
  task text not null check (task in ('deliver_message', 'deliver_sms')),
  max_tries int not null check (max_tries > 0)
);
