import { sql } from 'kysely'

/**
 * The lines that the rows `k` of a table store as JSON in their column `lines`, with the current names of their
 * products ('' for a deleted one). The condition on the rows follows; `l.place` is the order of the lines.
 */
export const linesKeptIn = (table: 'cart_link' | 'cart_reminder') => sql`
  select (l.line->>'productId')::int as product_id, l.line->>'cut' as cut, l.line->>'notes' as notes,
    (l.line->>'quantity')::int as quantity,
    coalesce(p.sku, '') as sku, coalesce(p.product_name, '') as product_name
  from ${sql.table(table)} k, jsonb_array_elements(k.lines) with ordinality l (line, place)
    left join product p on p.product_id = (l.line->>'productId')::int`
