-- Words of medicine, explained where a product's name or description has them (decision 0091). Reviewed content
-- (seeds/medical-words.json): nobody edits it in the shop.
create table medical_word (
  word_key text primary key check (word_key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- How it is written; the first one is shown.
  forms text[] not null check (cardinality(forms) > 0),
  after_number boolean not null,
  meaning text not null check (length(meaning) between 1 and 200),
  meaning_es text not null check (length(meaning_es) between 1 and 240),
  -- Who publishes what the sentence states; the words are ours.
  source text not null
);
