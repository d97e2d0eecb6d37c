import type { RecallDetail } from '@mendwell/contract/recalls/recalls'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

const isAnswered = sql`exists (select from recall_answer a where a.notice_id = n.notice_id)`
/** The delivery state of the last mail of a notice `n`. */
export const mailState = sql<string | null>`(select b.state from outbox b
  where b.kind = 'recall_notice' and b.order_id = n.order_id and (b.payload ->> 'noticeId')::int = n.notice_id
  order by b.outbox_id desc limit 1)`

/** The figures of a recall: buyers reached, answers, pieces accounted for. */
export async function findFigures(
  db: Queryable,
  recallId: number,
): Promise<RecallDetail['figures']> {
  const { rows } = await sql<RecallDetail['figures']>`
    with notified as (
      select n.notice_id, n.is_checked, ${isAnswered} as is_answered, ${mailState} as mail_state,
        (select coalesce(sum(i.quantity), 0) from recall_notice_item i where i.notice_id = n.notice_id) as pieces
      from recall_notice n where n.recall_id = ${recallId})
    select count(*)::int as notified, count(*) filter (where mail_state = 'SENT')::int as reached,
      count(*) filter (where mail_state in ('DEAD', 'WITHHELD'))::int as unreachable,
      count(*) filter (where is_answered)::int as answered,
      count(*) filter (where is_checked)::int as checked,
      count(*) filter (where is_checked and is_answered)::int as checked_answered,
      coalesce(sum(pieces), 0)::int as pieces, coalesce(sum(pieces) filter (where is_answered), 0)::int as pieces_answered,
      (select coalesce(sum(s.quantity), 0)::int from recall_lot x join lot_stock s using (lot_id)
        where x.recall_id = ${recallId} and x.is_affected and s.bucket = 'RECALLED') as frozen,
      (select count(*)::int from recall_remedy m where m.recall_id = ${recallId}) as remedies
    from notified`.execute(db)
  const [figures] = rows
  if (!figures) throw new Error('Figures of a recall came without a row')
  return figures
}
