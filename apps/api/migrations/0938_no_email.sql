-- Customers who have no email order by phone: a mailbox of their own under @none.invalid stands for none
-- (domain/people/no-email.ts). Whoever queues a mail need not ask: the outbox takes none to it, and so there is no job.
create function public.skip_mail_to_nobody() returns trigger language plpgsql as $$
begin
  return null;
end $$;
create trigger outbox_to_nobody before insert on outbox for each row
  when (new.channel = 'MAIL' and new.recipient like '%@none.invalid')
  execute function public.skip_mail_to_nobody();
