import type { Language } from '@mendwell/domain/words/languages'
import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'

export interface NewRequest {
  productId: number
  email: string
  emailCanonical: string
  /** In which the mails to it are written; null if unknown. */
  mailLanguage: Language | null
  mailToken: string
}

/**
 * The current state of an active product, with its stock locked until the end of the transaction; undefined for a
 * hidden one.
 */
export function lockProduct(tx: Queryable, productId: number) {
  return tx
    .selectFrom('product')
    .select(['productId', sql<boolean>`coalesce(quantity, 0) >= 1`.as('inStock')])
    .where('productId', '=', productId)
    .where('productStatus', '=', 'A')
    .forShare()
    .executeTakeFirst()
}

/**
 * The request of a mailbox for a product, created if there is none, in the language of the latest; locked until the end
 * of the transaction.
 */
export async function insertOrLockRequest(tx: Queryable, request: NewRequest) {
  await tx
    .insertInto('backInStockRequest')
    .values(request)
    .onConflict((conflict) =>
      conflict
        .columns(['productId', 'emailCanonical'])
        .doUpdateSet({ mailLanguage: (eb) => eb.ref('excluded.mailLanguage') })
        // Anyone can type this email again; only its owner confirmed it.
        .where('backInStockRequest.confirmedAt', 'is', null),
    )
    .execute()
  return tx
    .selectFrom('backInStockRequest')
    .select(['requestId', 'email', 'confirmedAt'])
    .where('productId', '=', request.productId)
    .where('emailCanonical', '=', request.emailCanonical)
    .forUpdate()
    .executeTakeFirst()
}

/** The request of a link, and the URL of its page. */
export const findRequestByToken = (db: Queryable, mailToken: string) =>
  db
    .selectFrom('backInStockRequest')
    .innerJoin('product', 'product.productId', 'backInStockRequest.productId')
    .innerJoin('category', 'category.categoryId', 'product.categoryId')
    .select(['requestId', 'product.productId', 'productName', 'product.categoryId', 'subCategory'])
    .where('mailToken', '=', mailToken)
    .executeTakeFirst()

/** For the mail that asks to confirm. */
export const findRequest = (db: Queryable, requestId: number) =>
  db
    .selectFrom('backInStockRequest')
    .innerJoin('product', 'product.productId', 'backInStockRequest.productId')
    .select(['mailToken', 'confirmedAt', 'productName'])
    .where('requestId', '=', requestId)
    .executeTakeFirst()

/** For the mail that says it is back; undefined for a hidden product. */
export const findBackProduct = (db: Queryable, productId: number) =>
  db
    .selectFrom('product')
    .select(['productId', 'productName', 'sku'])
    .where('productId', '=', productId)
    .where('productStatus', '=', 'A')
    .executeTakeFirst()

export async function confirmRequest(tx: Queryable, requestId: number): Promise<void> {
  await tx
    .updateTable('backInStockRequest')
    .set({ confirmedAt: sql<Date>`coalesce(confirmed_at, now())` })
    .where('requestId', '=', requestId)
    .execute()
}

export async function deleteRequest(tx: Queryable, requestId: number): Promise<void> {
  await tx.deleteFrom('backInStockRequest').where('requestId', '=', requestId).execute()
}

export async function deleteRequestByToken(db: Queryable, mailToken: string): Promise<void> {
  await db.deleteFrom('backInStockRequest').where('mailToken', '=', mailToken).execute()
}

/** How many confirmed mailboxes wait for a product. */
export async function countWaiting(db: Queryable, productId: number): Promise<number> {
  const { waiting } = await db
    .selectFrom('backInStockRequest')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('productId', '=', productId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirstOrThrow()
  return waiting
}

/** Deletes requests unconfirmed for a week, and those mailed a week ago: their addresses are no longer needed. */
export async function deleteOldRequests(db: Queryable): Promise<void> {
  await sql`delete from back_in_stock_request
    where confirmed_at is null and created_at < now() - interval '7 days'`.execute(db)
  await sql`delete from outbox where kind in ('back_in_stock', 'back_in_stock_confirm')
    and state <> 'QUEUED' and created_at < now() - interval '7 days'`.execute(db)
}
