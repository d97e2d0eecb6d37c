import type { FindBuyers, RecallBuyer } from '@mendwell/contract/recalls/recall-buyers'
import {
  REMINDER_DAYS,
  type RecallClass,
  type RecallStatus,
  type Remedy,
} from '@mendwell/domain/recalls/recalls'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { mailState } from '../desk/figures.repository.ts'

const pieces = sql`(select coalesce(jsonb_agg(jsonb_build_object('productName', i.product_name,
    'lot', coalesce(l.lot_code, l.serial), 'quantity', p.quantity, 'sentOn', to_char(p.sent_on, 'YYYY-MM-DD'))
    order by p.order_item_id, p.lot_id, p.sent_on), '[]')
  from recall_notice_item p join order_item i using (order_item_id) left join stock_lot l on l.lot_id = p.lot_id
  where p.notice_id = n.notice_id)`

const lastAnswer = (column: 'answer' | 'created_at') =>
  sql`(select ${sql.ref(`a.${column}`)} from recall_answer a where a.notice_id = n.notice_id
    order by a.answer_id desc limit 1)`

/** Not answered yet. */
const isOpen = sql`not exists (select from recall_answer a where a.notice_id = n.notice_id)`
/** Days after the first mail on which reminders are due for the class of a recall `r`. */
const ladder = sql`(${JSON.stringify(REMINDER_DAYS)}::jsonb -> r.recall_class)`
/** At most one mail a day. */
const isRested = sql`n.last_mailed_at < now() - interval '1 day'`
/** Unreachable by mail: it failed for good, or there is no mailbox. */
const isUnreached = sql`coalesce(${mailState}, 'DEAD') in ('DEAD', 'WITHHELD')`
const isDue = sql`${isOpen} and ${isRested} and not ${isUnreached}
  and n.created_at + (${ladder} ->> (n.mailed - 1))::int * interval '1 day' <= now()`
const toCall = sql`(${isOpen} and r.status = 'ACTIVE'
  and (${isUnreached} or (n.mailed > jsonb_array_length(${ladder}) and ${isRested})))`

const buyer = sql`n.notice_id, o.order_id, o.order_num, o.first_name || ' ' || o.last_name as name, o.email, o.phone1,
  ${pieces} as pieces, ${mailState} as mail_state, n.mailed, n.is_checked, ${toCall} as to_call, ${lastAnswer('answer')} as answer,
  ${lastAnswer('created_at')} as answered_at`

interface BuyerQuery extends Pick<FindBuyers, 'q' | 'open'> {
  recallId: number
  limit: number
  offset: number
}

/** The orders that received affected pieces, those selected for the check and unanswered first. */
export async function findBuyers(
  db: Queryable,
  { recallId, q, open, limit, offset }: BuyerQuery,
): Promise<{ rows: RecallBuyer[]; total: number }> {
  const found = sql`from recall_notice n join orders o using (order_id) join recall r using (recall_id)
    where n.recall_id = ${recallId} ${open ? sql`and ${isOpen}` : sql``}
      ${q ? sql`and (o.order_num = ${q} or lower(o.email) = lower(${q}) or lower(o.last_name) = lower(${q}))` : sql``}`
  const { rows } = await sql<RecallBuyer & { total: number }>`
    select ${buyer}, count(*) over ()::int as total ${found}
    order by ${isOpen} desc, n.is_checked desc, n.notice_id limit ${limit} offset ${offset}`.execute(
    db,
  )
  const total = rows[0]?.total ?? 0
  return { rows: rows.map(({ total: _, ...row }) => row), total }
}

/** Marks unanswered notices whose last mail is a day old for another one. */
export async function markForReminder(tx: Queryable, recallId: number): Promise<void> {
  await sql`
    update recall_notice n set mailed = mailed + 1, last_mailed_at = now()
    where n.recall_id = ${recallId} and ${isOpen} and ${isRested}`.execute(tx)
}

/** The recalls with reminders due. */
export async function findDueRecalls(db: Queryable): Promise<number[]> {
  const { rows } = await sql<{ recallId: number }>`
    select distinct n.recall_id from recall_notice n join recall r using (recall_id)
    where r.status = 'ACTIVE' and ${isDue}`.execute(db)
  return rows.map(({ recallId }) => recallId)
}

/** Marks those of an active recall whose next reminder is due. */
export async function markDue(tx: Queryable, recallId: number): Promise<void> {
  await sql`
    update recall_notice n set mailed = mailed + 1, last_mailed_at = now() from recall r
    where n.recall_id = ${recallId} and r.recall_id = n.recall_id and r.status = 'ACTIVE' and ${isDue}`.execute(
    tx,
  )
}

/** The notice of a mailed link, and the content of its mail; undefined for an unknown link. */
export async function findNotice(
  db: Queryable,
  by: { token: string } | { noticeId: number },
): Promise<StoredNotice | undefined> {
  const where = 'token' in by ? sql`n.token = ${by.token}` : sql`n.notice_id = ${by.noticeId}`
  const { rows } = await sql<StoredNotice>`
    select n.notice_id, n.recall_id, n.token, o.order_id, o.order_num, o.created_at as ordered_at, r.status as recall_status,
      r.recall_class, r.title, r.firm, r.reason, r.instructions, r.instructions_es, r.remedy, ${pieces} as pieces,
      ${lastAnswer('answer')} as answer,
      (select coalesce(array_agg(q.return_number order by q.return_id), '{}') from recall_remedy m
        join return_request q using (return_id) join order_item i on i.order_item_id = m.order_item_id
        where m.recall_id = n.recall_id and i.order_id = n.order_id) as returns
    from recall_notice n join recall r using (recall_id) join orders o using (order_id) where ${where}`.execute(
    db,
  )
  return rows[0]
}

export interface StoredNotice {
  noticeId: number
  recallId: number
  token: string
  orderId: number
  orderNum: string
  orderedAt: Date
  recallStatus: RecallStatus
  recallClass: RecallClass
  title: string
  firm: string
  reason: string
  instructions: string
  instructionsEs: string
  remedy: Remedy
  pieces: RecallBuyer['pieces']
  answer: RecallBuyer['answer']
  /** Numbers of the returns for the shop's refunds and replacements. */
  returns: string[]
}
