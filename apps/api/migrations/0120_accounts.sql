-- A window begins with its first attempt: fixed windows would let twice as many through at their border.
alter table attempt_count drop constraint attempt_count_pkey;
alter table attempt_count add primary key (scope, subject);

-- Set when the owner of a mailbox took an account over that somebody else had registered with it:
-- orders which that account placed before are not theirs to see (Reliability §2.1, point 8).
alter table customer add column claimed_at timestamptz;

create index session_by_end on session (expires_at);
create index one_time_token_by_end on one_time_token (expires_at);
