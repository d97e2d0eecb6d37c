-- A recall of class I acts once two people have confirmed it (rules of recalls, 2.4): who was the first, and what they decided
-- about lots that are not sure, as [{lotId, isAffected}] by lot. Any change of the recall takes it back.
alter table recall add column agreed_by text;
alter table recall add column agreed_at timestamptz;
alter table recall add column agreed_lots jsonb;
alter table recall add constraint recall_agreed check (num_nulls(agreed_by, agreed_at, agreed_lots) in (0, 3)) not valid;
alter table recall add constraint recall_two_people check (agreed_by <> confirmed_by) not valid;
