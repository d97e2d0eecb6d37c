import type { FindPublicRecalls, PublicRecall } from '@mendwell/contract/recalls/recall-notices'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { containing } from '../../../db/sql/containing.ts'

export const PAGE_SIZE = 20

/** What is printed on affected packages: the codes that the recall names, and the lots decided on. */
const codes = sql`(select coalesce(jsonb_agg(distinct code order by code), '[]') from (
    select jsonb_array_elements_text(c.criterion -> 'lots') as code
    union all select jsonb_array_elements_text(c.criterion -> 'serials')
    union all select (e ->> 'from') || ' – ' || (e ->> 'to') from jsonb_array_elements(
      (c.criterion -> 'lotRanges') || (c.criterion -> 'serialRanges')) e
    union all select coalesce(l.lot_code, l.serial) from recall_lot x join stock_lot l using (lot_id)
      where x.recall_id = c.recall_id and l.product_id = c.product_id and x.is_affected and x.match = 'LOOSE') named)`

const columns = sql`r.recall_id, r.record ->> 'recall_number' as recall_number, r.recall_class,
  r.status = 'CLOSED' as is_closed, r.title, r.firm, r.reason, r.instructions, r.instructions_es, r.remedy,
  r.confirmed_at,
  (select coalesce(jsonb_agg(jsonb_build_object('productId', c.product_id, 'productName', p.product_name,
      'categoryId', p.category_id, 'subCategory', k.sub_category, 'codes',
      case when (c.criterion ->> 'allLots')::boolean or c.is_stopped then '[]'::jsonb else ${codes} end)
      order by c.product_id), '[]')
    from recall_product c join product p using (product_id) join category k using (category_id)
    where c.recall_id = r.recall_id) as products`

/** A page of confirmed recalls, newest first; words match titles, firms, products and lots. */
export async function findPublicPage(
  db: Queryable,
  { page, q }: FindPublicRecalls,
): Promise<{ rows: PublicRecall[]; total: number }> {
  const part = q ? containing(q) : ''
  const where = q
    ? sql`and (lower(r.title) like ${part} or lower(r.firm) like ${part} or lower(r.code_info) like ${part}
        or r.record ->> 'recall_number' = upper(${q})
        or exists (select from recall_product c join product p using (product_id)
          where c.recall_id = r.recall_id and (lower(p.product_name) like ${part} or lower(p.sku) = lower(${q})
            or lower(c.criterion::text) like ${part}))
        or exists (select from recall_lot x join stock_lot l using (lot_id)
          where x.recall_id = r.recall_id and x.is_affected
            and (upper(l.lot_code) = upper(${q}) or upper(l.serial) = upper(${q}))))`
    : sql``
  const { rows } = await sql<PublicRecall & { total: number }>`
    select ${columns}, count(*) over ()::int as total from recall r where r.status in ('ACTIVE', 'CLOSED') ${where}
    order by r.confirmed_at desc limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`.execute(db)
  const total = rows[0]?.total ?? 0
  return { rows: rows.map(({ total: _, ...row }) => row), total }
}

/** Active recalls of a product, newest first. */
export async function findRecallsOfProduct(
  db: Queryable,
  productId: number,
): Promise<PublicRecall[]> {
  const { rows } = await sql<PublicRecall>`
    select ${columns} from recall r where r.status = 'ACTIVE'
      and exists (select from recall_product c where c.recall_id = r.recall_id and c.product_id = ${productId})
    order by r.confirmed_at desc`.execute(db)
  return rows
}
