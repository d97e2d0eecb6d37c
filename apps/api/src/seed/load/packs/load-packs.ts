import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { ShopError } from '../../../ground/errors.ts'
import { arrangePacks } from '../../../modules/packs/arrange-packs.ts'
import type { SeedPacks } from '../../files/pack-files.ts'

/**
 * Packs of the seed's products. A product with another SKU or number of pieces by now is a different one. In a shop
 * with stock movements, staff decide which packs may be opened: none is.
 */
export async function loadPacks(
  db: Queryable,
  { pieces, groups }: SeedPacks,
  onRows: (count: number) => void,
): Promise<void> {
  await sql`
    insert into product_pack (product_id, piece_name)
    select product.product_id, seed.piece
    from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb)
        as seed ("productId" int, sku text, piece text, pieces int)
      join product on product.product_id = seed."productId" and product.sku = seed.sku
        and product.pieces_per_unit = seed.pieces
    on conflict do nothing`.execute(db)
  onRows(pieces.length)
  for (const { key, title, piece, members } of groups) {
    const { rows } = await sql<{ unchanged: number; moved: boolean }>`
      select count(*)::int as unchanged, coalesce(bool_or(exists (select from stock_movement m
        where m.product_id = product.product_id and m.reason <> 'INITIAL')), false) as moved
      from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as seed ("productId" int, sku text, pieces int)
        join product on product.product_id = seed."productId" and product.sku = seed.sku
          and coalesce(product.pieces_per_unit, 1) = seed.pieces and product.quantity is not null`.execute(
      db,
    )
    onRows(1)
    if (rows[0]?.unchanged !== members.length) continue
    const isFresh = !rows[0].moved
    try {
      await arrangePacks(db, {
        groupKey: key,
        title,
        pieceName: piece,
        packs: members.map((pack) => ({ ...pack, mayOpen: pack.mayOpen && isFresh })),
      })
    } catch (error) {
      // Staff have changed one of them: refused before anything is written.
      if (!(error instanceof ShopError)) throw error
    }
  }
}

/** What a piece is called today, for packs that staff never changed. */
export async function mendPieceNames(
  db: Queryable,
  { pieces }: SeedPacks,
  onRows: (count: number) => void,
): Promise<void> {
  await sql`
    insert into product_pack as pack (product_id, piece_name)
    select product.product_id, seed.piece
    from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb)
        as seed ("productId" int, sku text, piece text, pieces int)
      join product on product.product_id = seed."productId" and product.sku = seed.sku
        and product.pieces_per_unit = seed.pieces
    where not exists (
      select from staff_event e where e.object_type = 'packs' and e.object_id = product.product_id::text)
    on conflict (product_id) do update set piece_name = excluded.piece_name
      where pack.group_key is null and pack.piece_name <> excluded.piece_name`.execute(db)
  onRows(pieces.length)
}
