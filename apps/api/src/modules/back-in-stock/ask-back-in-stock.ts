import { randomUUID } from 'node:crypto'
import type { Language } from '@mendwell/domain/words/languages'
import type { Queryable } from '../../db/db.ts'
import type { Deps } from '../../deps/deps.ts'
import { conflict, notFound } from '../../ground/errors.ts'
import { makeToken } from '../../ground/secret-token.ts'
import { LIMITS } from '../../limits/attempt-limits.ts'
import { reserveAttempts } from '../../limits/reserve-attempt.ts'
import { queueMail } from '../messages/queue-mail.ts'
import { canonicalEmail } from '../people/mailboxes/canonical-email.ts'
import { insertOrLockRequest, lockProduct, type NewRequest } from './back-in-stock.repository.ts'

interface NoticeInput {
  productId: number
  email: string
  ip: string
  /** The language in which the shop is read; undefined if unknown. */
  language: Language | undefined
}

/**
 * Asks a mailbox to confirm that it wants a notice when a sold-out product is back; one subscribed already gets no
 * mail, and the answer is the same.
 * @throws ShopError 404 for a hidden product, 409 for one in stock, 422, 429.
 */
export async function askBackInStock(
  deps: Deps,
  { productId, email, ip, language }: NoticeInput,
): Promise<{ asked: boolean }> {
  const emailCanonical = canonicalEmail(email)
  const takeBack = await reserveAttempts(
    deps,
    [LIMITS.backInStock, ip],
    [LIMITS.backInStockMailbox, emailCanonical],
  )
  try {
    await deps.db
      .transaction()
      .execute((tx) =>
        askMailbox(tx, { productId, email, emailCanonical, mailLanguage: language ?? null }),
      )
  } catch (error) {
    await takeBack()
    throw error
  }
  return { asked: true }
}

async function askMailbox(tx: Queryable, asking: Omit<NewRequest, 'mailToken'>): Promise<void> {
  const product = await lockProduct(tx, asking.productId)
  if (!product) throw notFound('Product')
  if (product.inStock) throw conflict('CONFLICT', 'isInStock')
  const request = await insertOrLockRequest(tx, { ...asking, mailToken: makeToken().token })
  if (!request || request.confirmedAt !== null) return
  const { requestId, email: to } = request
  const dedupeKey = `back_in_stock_confirm ${requestId} ${randomUUID()}`
  const { mailLanguage: language } = asking
  const payload = { requestId }
  await queueMail(tx, { kind: 'back_in_stock_confirm', dedupeKey, to, payload, language })
}
