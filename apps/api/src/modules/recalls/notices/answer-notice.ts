import type { AnswerRecallNotice, RecallNotice } from '@mendwell/contract/recalls/recall-notices'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { conflict } from '../../../ground/errors.ts'
import { openRecallReturns } from '../../aftersales/returns/open-recall-returns.ts'
import { findRemedyItems, insertAnswer, insertRemedies, lockNotice } from './answers.repository.ts'
import { findNotice, type StoredNotice } from './notices.repository.ts'

/** What anyone with the link may read: nothing about the buyer. */
function shapeOf(notice: StoredNotice): RecallNotice {
  const { noticeId: _, recallId: __, token: ___, orderId: ____, recallStatus, ...rest } = notice
  return { ...rest, isClosed: recallStatus === 'CLOSED' }
}

/**
 * The content of a notice's link; viewing it changes nothing.
 * @throws ShopError 409 LINK_ENDED for an unknown link.
 */
export async function openNotice(db: Queryable, token: string): Promise<RecallNotice> {
  const notice = await findNotice(db, { token })
  if (!notice) throw conflict('LINK_ENDED', 'linkEnded')
  return shapeOf(notice)
}

/**
 * Stores a buyer's answer; the last one counts. A buyer who still has the goods gets a return request for the shop's
 * remedy, once per item, for at most the pieces sent of affected lots.
 * @throws ShopError 409 LINK_ENDED for an unknown link.
 */
export function answerNotice(
  { db }: Pick<Deps, 'db'>,
  { token, answer }: AnswerRecallNotice,
): Promise<RecallNotice> {
  return db.transaction().execute(async (tx) => {
    const known = await findNotice(tx, { token })
    if (!known) throw conflict('LINK_ENDED', 'linkEnded')
    const { noticeId, recallStatus } = known
    await lockNotice(tx, noticeId)
    const notice = (await findNotice(tx, { noticeId })) ?? known
    if (notice.answer !== answer) await insertAnswer(tx, { noticeId, answer, answeredBy: 'buyer' })
    if (answer === 'HAVE' && recallStatus === 'ACTIVE') await give(tx, notice)
    return shapeOf((await findNotice(tx, { noticeId })) ?? notice)
  })
}

async function give(tx: Queryable, notice: StoredNotice) {
  const { recallId, noticeId, orderId, remedy, title } = notice
  if (remedy === 'NONE') return
  const items = await findRemedyItems(tx, noticeId)
  if (items.length === 0) return
  const opened = await openRecallReturns(tx, { orderId, kind: remedy, items, reason: title })
  await insertRemedies(
    tx,
    opened.map((one) => ({ ...one, recallId })),
  )
}
