import type { Language } from '@mendwell/domain/words/languages'
import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import { hasPaidFor } from '../orders/order/own-orders.sql.ts'

/** A product and the others of its family, which share their questions. */
const withFamily = (productId: number) => sql<number>`(select ${productId}::int as product_id
  union select other.product_id::int from family_member own join family_member other using (family_key)
  where own.product_id = ${productId})`

/** The mailbox of a customer, and whether its owner has proven to read it. */
export const findMailbox = (db: Queryable, custId: number) =>
  db
    .selectFrom('customer')
    .select(['email', sql<boolean>`email_verified_at is not null`.as('isConfirmed')])
    .where('custId', '=', custId)
    .executeTakeFirstOrThrow()

/** Visible questions about these products, newest first. */
export const findShownQuestions = (
  db: Queryable,
  { productIds, limit }: { productIds: readonly number[]; limit: number },
) =>
  db
    .selectFrom('productQuestion')
    .select(['questionId', 'productId', 'question', 'askerName'])
    .select(['createdAt', 'answer', 'answeredAt'])
    .where('productId', 'in', productIds)
    .where('confirmedAt', 'is not', null)
    .where('hiddenAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('questionId', 'desc')
    .limit(limit)
    .execute()

/** Visible answers of buyers to these questions, oldest first, with their authors. */
export async function findShownAnswers(db: Queryable, questionIds: readonly number[]) {
  if (questionIds.length === 0) return []
  return db
    .selectFrom('productAnswer')
    .innerJoin('customer', 'customer.custId', 'productAnswer.custId')
    .select(['answerId', 'questionId', 'answer', 'productAnswer.createdAt', 'showName'])
    .select(['customer.firstName', 'customer.lastName'])
    .where('questionId', 'in', questionIds)
    .where('hiddenAt', 'is', null)
    .orderBy('productAnswer.createdAt')
    .orderBy('answerId')
    .execute()
}

interface NewQuestion {
  productId: number
  question: string
  askerName: string
  custId: number | null
  email: string
  emailCanonical: string
  mailToken: string
  /** In which its asker gets mail; null if unknown. */
  mailLanguage: Language | null
  /** The mailbox was confirmed before. */
  isConfirmed: boolean
}

/** Stores a question once per mailbox; returns it, locked until the end of the transaction. */
export async function insertOrLockQuestion(
  tx: Queryable,
  { isConfirmed, ...row }: NewQuestion,
): Promise<{ questionId: number; email: string | null; confirmedAt: Date | null } | undefined> {
  const confirmedAt = isConfirmed ? sql<Date>`now()` : null
  await tx
    .insertInto('productQuestion')
    .values({ ...row, confirmedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return tx
    .selectFrom('productQuestion')
    .select(['questionId', 'email', 'confirmedAt'])
    .where('productId', '=', row.productId)
    .where('emailCanonical', '=', row.emailCanonical)
    .where(sql<boolean>`md5(question) = md5(${row.question})`)
    .forUpdate()
    .executeTakeFirst()
}

/** A question and its product, for mails. */
export const findQuestion = (db: Queryable, questionId: number) =>
  db
    .selectFrom('productQuestion')
    .innerJoin('product', 'product.productId', 'productQuestion.productId')
    .select(['product.productId', 'productName', 'productStatus'])
    .select(['question', 'answer', 'mailToken', 'confirmedAt', 'hiddenAt'])
    .where('questionId', '=', questionId)
    .executeTakeFirst()

/** The visible question with an id, locked until the end of the transaction. */
export const lockShownQuestion = (tx: Queryable, questionId: number) =>
  tx
    .selectFrom('productQuestion')
    .select(['questionId', 'productId'])
    .where('questionId', '=', questionId)
    .where('confirmedAt', 'is not', null)
    .where('hiddenAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** Confirms the question of a mailed link and returns its product; undefined if the link has expired. */
export async function confirmByToken(tx: Queryable, mailToken: string) {
  const confirmed = await tx
    .updateTable('productQuestion')
    .set({ confirmedAt: sql<Date>`coalesce(confirmed_at, now())` })
    .where('mailToken', '=', mailToken)
    .returning('productId')
    .executeTakeFirst()
  if (!confirmed) return undefined
  return tx
    .selectFrom('product')
    .innerJoin('category', 'category.categoryId', 'product.categoryId')
    .select(['product.productId', 'productName', 'product.categoryId', 'subCategory'])
    .where('product.productId', '=', confirmed.productId)
    .executeTakeFirst()
}

/** Deletes the email behind a mailed link, and the question too if it is unconfirmed. */
export async function endByToken(tx: Queryable, mailToken: string): Promise<void> {
  await tx
    .deleteFrom('productQuestion')
    .where('mailToken', '=', mailToken)
    .where('confirmedAt', 'is', null)
    .execute()
  await tx
    .updateTable('productQuestion')
    .set({ email: null, emailCanonical: null, mailToken: null })
    .where('mailToken', '=', mailToken)
    .execute()
}

/** Returns the email of a locked question for its one mail and deletes it; undefined if it is already deleted. */
export async function takeEmail(tx: Queryable, questionId: number) {
  const { rows } = await sql<{
    email: string
    custId: number | null
    mailLanguage: Language | null
  }>`
    with asked as (select question_id, email, cust_id, mail_language from product_question
      where question_id = ${questionId} and email is not null and told_at is null)
    update product_question as q set email = null, email_canonical = null, mail_token = null, told_at = now()
    from asked where q.question_id = asked.question_id
    returning asked.email, asked.cust_id, asked.mail_language`.execute(tx)
  return rows[0]
}

/** Whether the customer paid an order with the product or another of its family that is known to be theirs. */
export async function hasBoughtOfFamily(db: Queryable, custId: number, productId: number) {
  const { rows } = await sql<{ hasPaid: boolean }>`
    select ${hasPaidFor(custId, withFamily(productId))} as has_paid`.execute(db)
  return rows[0]?.hasPaid === true
}

interface NewAnswer {
  questionId: number
  custId: number
  answer: string
  showName: boolean
}

/** Stores a buyer's answer; a second one replaces the first, hidden if that was. */
export async function upsertAnswer(tx: Queryable, row: NewAnswer) {
  const { answer, showName } = row
  return tx
    .insertInto('productAnswer')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['questionId', 'custId'])
        .doUpdateSet({ answer, showName, createdAt: sql<Date>`now()` }),
    )
    .returning(['answerId', sql<boolean>`hidden_at is null`.as('isShown')])
    .executeTakeFirstOrThrow()
}

/** Whether a question has a visible answer, by the shop or by a buyer. */
export async function isAnswered(db: Queryable, questionId: number): Promise<boolean> {
  const found = await db
    .selectFrom('productAnswer')
    .select('answerId')
    .where('questionId', '=', questionId)
    .where('hiddenAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Deletes questions unconfirmed within the days, and addresses mailed a week ago: they are no longer needed. */
export async function deleteOldQuestions(db: Queryable, days: number): Promise<void> {
  await sql`delete from product_question
    where confirmed_at is null and created_at < now() - make_interval(days => ${days})`.execute(db)
  await sql`delete from outbox where kind in ('question_confirm', 'question_answered')
    and state <> 'QUEUED' and created_at < now() - interval '7 days'`.execute(db)
}
