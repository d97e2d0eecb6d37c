-- What is not sent on purpose (its occasion is over, its mailbox got many, the person was erased) is no failure:
-- only a mail that was tried in vain makes the back office look for a fault.
alter table outbox
  drop constraint outbox_state_check,
  add constraint outbox_state_check check (state in ('QUEUED', 'SENT', 'DEAD', 'WITHHELD'));
update outbox set state = 'WITHHELD' where given_up and (attempts = 0 or last_error = 'Not needed any more');
