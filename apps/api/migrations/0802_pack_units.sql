-- What one pack is called, too: 'box of 100'.
alter table order_item_pack add column unit_name text not null default '';
create or replace function public.note_packs() returns trigger language plpgsql as $$
begin
  insert into public.order_item_pack (order_item_id, pieces, piece_name, unit_name)
    select i.order_item_id, p.pieces_per_unit, k.piece_name, p.unit_name
    from placed i join public.product_pack k using (product_id) join public.product p using (product_id)
    where p.pieces_per_unit > 1;
  return null;
end $$;
