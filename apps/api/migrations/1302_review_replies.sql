-- The shop's public reply to a review, one each. A review that its author writes anew loses it: it answered other words.
alter table review
  add column reply text,
  add column replied_at timestamptz,
  add column replied_by text;
alter table review
  add constraint review_reply check (length(reply) between 1 and 2000
    and (reply is null) = (replied_at is null) and (reply is null) = (replied_by is null)) not valid;
