-- Who wants one email if they leave without ordering: guests said so at checkout, customers in their account.
create table cart_reminder (
  reminder_id int generated always as identity primary key,
  -- Whose cart it is; null for a guest.
  cust_id int references customer,
  -- Gone a month after the email went out, or when the person is erased: what is left is a figure.
  email text,
  email_canonical text,
  -- Opens these lines and ends the emails, nothing else.
  mail_token text unique check (length(mail_token) = 43),
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  -- When the shop last heard of a change of the cart.
  changed_at timestamptz not null default now(),
  queued_at timestamptz,
  -- When it was decided, by the rows of then, that the email goes out.
  sent_at timestamptz,
  -- Whether the mailbox ordered within the week after; written when the address goes.
  led_to_order boolean,
  created_at timestamptz not null default now(),
  check ((email is null) = (email_canonical is null) and (email is null) = (mail_token is null)),
  check (email is not null or sent_at is not null)
);
create index cart_reminder_waiting on cart_reminder (changed_at) where queued_at is null;
create index cart_reminder_of_email on cart_reminder (email_canonical);
create index cart_reminder_of_customer on cart_reminder (cust_id) where cust_id is not null;
create index cart_reminder_sent on cart_reminder (sent_at) where sent_at is not null;

-- Customers who turned the reminder on in their account.
create table cart_reminder_consent (
  cust_id int primary key references customer,
  given_at timestamptz not null default now()
);

-- Mailboxes that ended the reminders: nobody else can turn them on again by typing the address at checkout.
create table cart_reminder_stop (
  email_canonical text primary key,
  stopped_at timestamptz not null default now()
);

-- A cart is reminded of once; it is another one after it was empty.
alter table customer_cart add column reminded_at timestamptz;
