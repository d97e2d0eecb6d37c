import type { KeptList } from '@mendwell/contract/saved-lists/saved-lists'
import { listKey, type SyncedList } from '@mendwell/domain/lists/merge-lists'
import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'

type KeptLine = KeptList['lines'][number]
type Row = KeptLine & { listId: number; name: string }

/** The lists of a customer in their order, each with its lines and the current names of their products. */
export async function findLists(db: Queryable, custId: number): Promise<KeptList[]> {
  const { rows } = await sql<Row>`
    select s.list_id, s.name, l.product_id, nullif(l.cut, '') as cut, l.notes, l.quantity,
      coalesce(p.sku, '') as sku, coalesce(p.product_name, '') as product_name
    from saved_list s join saved_list_line l using (list_id) left join product p using (product_id)
    where s.cust_id = ${custId} order by s.list_id, l.line_id`.execute(db)
  const lists = new Map<number, { name: string; lines: KeptLine[] }>()
  for (const { listId, name, ...line } of rows) {
    const list = lists.get(listId) ?? { name, lines: [] }
    list.lines.push(line)
    lists.set(listId, list)
  }
  return [...lists.values()]
}

/** Replaces the lists of a locked customer; one that keeps its name is the same list, so that its links stay valid. */
export async function replaceLists(
  tx: Queryable,
  custId: number,
  lists: readonly SyncedList[],
): Promise<void> {
  const keyed = JSON.stringify(lists.map((list) => ({ ...list, key: listKey(list.name) })))
  await sql`delete from saved_list where cust_id = ${custId} and name_key <> all (
    select e->>'key' from jsonb_array_elements(${keyed}::jsonb) e)`.execute(tx)
  await sql`insert into saved_list (cust_id, name, name_key)
    select ${custId}, e.list->>'name', e.list->>'key'
    from jsonb_array_elements(${keyed}::jsonb) with ordinality e (list, place) order by e.place
    on conflict (cust_id, name_key) do nothing`.execute(tx)
  await sql`delete from saved_list_line l using saved_list s
    where l.list_id = s.list_id and s.cust_id = ${custId}`.execute(tx)
  await sql`insert into saved_list_line (list_id, product_id, cut, notes, quantity)
    select s.list_id, (l.line->>'productId')::int, coalesce(l.line->>'cut', ''), l.line->>'notes',
      (l.line->>'quantity')::int
    from jsonb_array_elements(${keyed}::jsonb) e (list)
      join saved_list s on s.cust_id = ${custId} and s.name_key = e.list->>'key',
      jsonb_array_elements(e.list->'lines') with ordinality l (line, place)
    order by s.list_id, l.place`.execute(tx)
}
