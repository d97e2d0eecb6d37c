-- Tax records show in kept answers (migration 0181): every process forgets those when one changes.
create trigger tax_changed after insert or update or delete on tax for each statement execute function announce_tag('taxes');
