-- All phrases are weighed at once, so each of them is looked up in a table of all. Where the statistics say that the tables
-- are empty, as between emptying and filling them, PostgreSQL would walk through all words for every single phrase.
alter function public.weigh_search_words() set enable_nestloop = off;
