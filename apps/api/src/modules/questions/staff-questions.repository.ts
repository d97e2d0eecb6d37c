import type { StaffQuestion } from '@mendwell/contract/questions/staff-questions'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Queryable } from '../../db/db.ts'
import { containing } from '../../db/sql/containing.ts'

interface Wanted {
  q?: string | undefined
  state?: 'unanswered' | 'answered' | 'hidden' | undefined
  limit: number
  offset: number
}

type Row = Omit<z.output<typeof StaffQuestion>, 'answers'> & { total: number }

/** Answered by the shop, or by a buyer whose answer is visible. */
const isAnswered = sql<boolean>`(q.answer is not null or exists (select from product_answer a
  where a.question_id = q.question_id and a.hidden_at is null))`

const STATES = {
  unanswered: sql<boolean>`q.hidden_at is null and not ${isAnswered}`,
  answered: sql<boolean>`q.hidden_at is null and ${isAnswered}`,
  hidden: sql<boolean>`q.hidden_at is not null`,
}

/** One page of confirmed questions with buyers' answers: unanswered ones oldest first, else newest first. */
export async function findQuestionPage(db: Queryable, { q, state, limit, offset }: Wanted) {
  const rows = await db
    .selectFrom('productQuestion as q')
    .innerJoin('product', 'product.productId', 'q.productId')
    .select(['q.questionId', 'q.productId', 'product.productName', 'q.question', 'q.askerName'])
    .select(['q.createdAt as askedAt', 'q.hiddenAt', 'q.answer', 'q.answeredAt'])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('q.confirmedAt', 'is not', null)
    .$if(state !== undefined, (query) => query.where(STATES[state ?? 'hidden']))
    .$if(Boolean(q), (query) =>
      query.where(
        sql<boolean>`lower(concat_ws(' ', q.question, q.answer, product_name, sku)) like ${containing(q ?? '')}`,
      ),
    )
    .orderBy('q.createdAt', state === 'unanswered' ? 'asc' : 'desc')
    .orderBy('q.questionId', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows: await withAnswers(db, rows), total: rows[0]?.total ?? 0 }
}

async function withAnswers(db: Queryable, rows: readonly Row[]) {
  const ids = rows.map(({ questionId }) => questionId)
  if (ids.length === 0) return []
  const answers = await db
    .selectFrom('productAnswer as a')
    .innerJoin('customer', 'customer.custId', 'a.custId')
    .select(['a.answerId', 'a.questionId', 'a.answer', 'a.createdAt as answeredAt', 'a.hiddenAt'])
    .select('customer.email as writer')
    .where('a.questionId', 'in', ids)
    .orderBy('a.createdAt')
    .orderBy('a.answerId')
    .execute()
  return rows.map(({ total: _, ...row }) => ({
    ...row,
    answers: answers.filter(({ questionId }) => questionId === row.questionId),
  }))
}

/** A confirmed question as staff change it, locked until the end of the transaction. */
export const lockQuestion = (tx: Queryable, questionId: number) =>
  tx
    .selectFrom('productQuestion')
    .select(['answer', sql<boolean>`hidden_at is not null`.as('hidden')])
    .where('questionId', '=', questionId)
    .where('confirmedAt', 'is not', null)
    .forUpdate()
    .executeTakeFirst()

export interface QuestionState {
  /** The shop's own; null for none. */
  answer: string | null
  hidden: boolean
}

/** Updates a locked question; `by` signs a changed answer. */
export async function updateQuestion(
  tx: Queryable,
  questionId: number,
  { answer, hidden, by }: QuestionState & { by: string },
): Promise<void> {
  await sql`update product_question set
    answered_at = case when ${answer}::text is null then null
      when answer is not distinct from ${answer}::text then answered_at else now() end,
    answered_by = case when answer is not distinct from ${answer}::text then answered_by else ${by} end,
    answer = ${answer}::text,
    hidden_at = case when ${hidden}::boolean then coalesce(hidden_at, now()) end
    where question_id = ${questionId}`.execute(tx)
}

/** A buyer's answer, locked until the end of the transaction. */
export const lockAnswer = (tx: Queryable, answerId: number) =>
  tx
    .selectFrom('productAnswer')
    .select(sql<boolean>`hidden_at is not null`.as('hidden'))
    .where('answerId', '=', answerId)
    .forUpdate()
    .executeTakeFirst()

/** Hides a locked answer or shows it again. */
export async function setAnswerHidden(tx: Queryable, answerId: number, hidden: boolean) {
  await tx
    .updateTable('productAnswer')
    .set({ hiddenAt: hidden ? sql<Date>`now()` : null })
    .where('answerId', '=', answerId)
    .execute()
}
