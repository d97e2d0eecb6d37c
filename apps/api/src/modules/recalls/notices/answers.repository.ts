import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

/** Serializes the answers to a notice. */
export async function lockNotice(tx: Queryable, noticeId: number): Promise<void> {
  await tx
    .selectFrom('recallNotice')
    .select('noticeId')
    .where('noticeId', '=', noticeId)
    .forUpdate()
    .execute()
}

export async function insertAnswer(
  tx: Queryable,
  row: { noticeId: number; answer: string; answeredBy: string },
): Promise<void> {
  await tx.insertInto('recallAnswer').values(row).execute()
}

/** Items of a notice without a remedy yet, with the affected pieces sent of each. */
export async function findRemedyItems(tx: Queryable, noticeId: number) {
  const { rows } = await sql<{ orderItemId: number; quantity: number }>`
    select p.order_item_id, sum(p.quantity)::int as quantity
    from recall_notice_item p join recall_notice n using (notice_id)
    where p.notice_id = ${noticeId} and not exists (select from recall_remedy m
      where (m.recall_id, m.order_item_id) = (n.recall_id, p.order_item_id))
    group by 1 order by 1`.execute(tx)
  return rows
}

interface Remedy {
  recallId: number
  orderItemId: number
  returnId: number
  quantity: number
}

export async function insertRemedies(tx: Queryable, remedies: readonly Remedy[]): Promise<void> {
  if (remedies.length > 0) await tx.insertInto('recallRemedy').values(remedies).execute()
}
