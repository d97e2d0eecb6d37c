-- How many visitors of a day did what, counted by the shop itself: numbers alone, nothing of anybody. A visitor counts
-- once a day in each row; 'any' are all of them (packages/domain/src/reports/visits.ts).
create table visit_day (
  day date not null,
  step text not null check (step in ('any', 'home', 'list', 'product', 'cart', 'checkout', 'order')),
  visitors int not null check (visitors > 0),
  primary key (day, step)
);
