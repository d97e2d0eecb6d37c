-- By itself, so that reading all rows keeps nobody waiting (0885 added them for new rows).
alter table promotion_code validate constraint promotion_code_batch_id_fkey;
alter table promotion_code validate constraint promotion_code_single_check;
