import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

/** Whether codes can be created for a promotion, and how many it has; concurrent creators wait, orders do not. */
export async function lockForCodes(tx: Queryable, promotionId: number) {
  const { rows } = await sql<{ state: string }>`select state from promotion
    where promotion_id = ${promotionId} for no key update`.execute(tx)
  return rows[0]
}

/** A batch without its codes; returns its id. */
export async function insertBatch(
  tx: Queryable,
  batch: { promotionId: number; pieces: number; madeBy: string },
): Promise<number> {
  const { batchId } = await tx
    .insertInto('promotionCodeBatch')
    .values(batch)
    .returning('batchId')
    .executeTakeFirstOrThrow()
  return batchId
}

/** Stores codes of a batch; returns how many of them were new. */
export async function insertCodes(
  tx: Queryable,
  { promotionId, batchId, codes }: { promotionId: number; batchId: number; codes: string[] },
): Promise<number> {
  const { rows } = await sql`
    insert into promotion_code (code, promotion_id, use_limit, batch_id)
    select code, ${promotionId}, 1, ${batchId} from unnest(${codes}::text[]) as made (code)
    on conflict do nothing returning code`.execute(tx)
  return rows.length
}

interface BatchRow {
  batchId: number
  pieces: number
  used: number
  madeBy: string
  madeAt: Date
}

/** The batches of a promotion, newest first. */
export async function findBatches(db: Queryable, promotionId: number): Promise<BatchRow[]> {
  const { rows } = await sql<BatchRow>`
    select b.batch_id, b.pieces, b.made_by, b.made_at,
      (select count(*) from promotion_code c
        where c.promotion_id = b.promotion_id and c.batch_id = b.batch_id and c.used > 0)::int as used
    from promotion_code_batch b where b.promotion_id = ${promotionId} order by b.batch_id desc`.execute(
    db,
  )
  return rows
}

interface CodeRow {
  batchId: number
  code: string
  orderNum: string | null
  usedAt: string | null
}

/** Single-use codes, of one batch or all, with the orders that used them. */
export async function findCodes(
  db: Queryable,
  { promotionId, batchId }: { promotionId: number; batchId: number | undefined },
): Promise<CodeRow[]> {
  const { rows } = await sql<CodeRow>`
    select c.batch_id, c.code, o.order_num, to_char(u.used_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as used_at
    from promotion_code c
      left join promotion_use u on u.code = c.code and u.released_at is null
      left join orders o using (order_id)
    where c.promotion_id = ${promotionId} and c.batch_id is not null
      and (${batchId ?? null}::int is null or c.batch_id = ${batchId ?? null})
    order by c.batch_id, c.code`.execute(db)
  return rows
}
