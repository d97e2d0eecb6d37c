-- What was searched for on a day, and whether anything found was opened: numbers alone, nothing of anybody. A visitor counts
-- once a day and term (apps/api/src/modules/search/use/).
create table search_day (
  term text not null check (length(term) between 1 and 100),
  day date not null,
  searched int not null check (searched >= 0),
  opened int not null check (opened >= 0),
  -- Products found last; null: nobody of this process has seen it yet.
  results int check (results >= 0),
  primary key (term, day)
);
create index search_day_by_day on search_day (day);

-- A shopper said that a search found something else than what was looked for. The key is made up for one report, so that a
-- sentence can be added to it; it leads back to nobody.
create table search_report (
  report_key uuid primary key,
  term text not null check (length(term) between 1 and 100),
  sentence text check (length(sentence) between 1 and 300),
  reported_at timestamptz not null default now()
);
create index search_report_by_term on search_report (term);
create index search_report_by_time on search_report (reported_at);

-- Staff have seen to a term: what was counted and reported until then is not shown any more.
create table search_dismissal (
  term text primary key check (length(term) between 1 and 100),
  dismissed_at timestamptz(3) not null
);
