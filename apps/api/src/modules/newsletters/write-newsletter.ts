import type {
  Newsletter,
  NewsletterText,
  SaveNewsletter,
} from '@mendwell/contract/newsletters/newsletters'
import type { Db, Queryable } from '../../db/db.ts'
import { conflict, notFound } from '../../ground/errors.ts'
import type { SignedInPrincipal } from '../../ground/principal.ts'
import { changeThing, type StateChange } from '../settings/history/change-thing.ts'
import { expectAsRead } from '../settings/history/expect-as-read.ts'
import { recordStaffEvent } from '../settings/history/record-staff-event.ts'
import { type Restoring, restoredState } from '../settings/history/restoring.ts'
import {
  deleteNewsletter,
  findNewsletter,
  insertNewsletter,
  lockNewsletter,
  updateNewsletter,
} from './newsletters.repository.ts'
import { countUnreached } from './recipients.repository.ts'

/** One newsletter. @throws ShopError 404 */
export async function getNewsletter(db: Queryable, newsletterId: number): Promise<Newsletter> {
  const newsletter = await findNewsletter(db, newsletterId)
  if (!newsletter) throw notFound('Newsletter')
  return { ...newsletter, unreached: await countUnreached(db, newsletterId) }
}

/** A newsletter, locked until the end of the transaction. @throws ShopError 404 */
export async function lockKnown(tx: Queryable, newsletterId: number) {
  const found = await lockNewsletter(tx, newsletterId)
  if (!found) throw notFound('Newsletter')
  return found
}

/**
 * A draft, locked until the end of the transaction.
 * @throws ShopError 404; 409 for one that is to be sent or was.
 */
export async function lockDraft(tx: Queryable, newsletterId: number): Promise<NewsletterText> {
  const found = await lockKnown(tx, newsletterId)
  if (found.state !== 'DRAFT') throw conflict('CONFLICT', 'newsletterReleased')
  return found.text
}

/**
 * Writes a newsletter, or changes a draft; recorded in the history.
 * @throws ShopError 404; 409 for one that is to be sent, or that a colleague changed first.
 */
export const saveNewsletter = (
  db: Db,
  who: SignedInPrincipal,
  { newsletterId, text, before: read }: SaveNewsletter,
): Promise<Newsletter> =>
  db.transaction().execute(async (tx) => {
    if (newsletterId === null) {
      const id = await insertNewsletter(tx, text)
      await recordStaffEvent(tx, { who, action: 'create', ...named(id), after: text })
      return getNewsletter(tx, id)
    }
    const before = await lockDraft(tx, newsletterId)
    expectAsRead(read, before)
    await change(tx, newsletterId, { who, before, after: text })
    return getNewsletter(tx, newsletterId)
  })

/**
 * Removes a draft; the history keeps its text.
 * @throws ShopError 404; 409 for one that is to be sent or was.
 */
export const removeNewsletter = (
  db: Db,
  who: SignedInPrincipal,
  newsletterId: number,
): Promise<{ newsletterId: number }> =>
  db.transaction().execute(async (tx) => {
    const before = await lockDraft(tx, newsletterId)
    await deleteNewsletter(tx, newsletterId)
    await recordStaffEvent(tx, { who, action: 'delete', ...named(newsletterId), before })
    return { newsletterId }
  })

/** Undoes a change of a draft; false if it was changed again since, or is no draft any more. */
export async function restoreNewsletter(tx: Queryable, restoring: Restoring): Promise<boolean> {
  const { who, objectId, undoes } = restoring
  const newsletterId = Number(objectId)
  const found = await lockNewsletter(tx, newsletterId)
  const after =
    found?.state === 'DRAFT' ? restoredState<NewsletterText>(found.text, restoring) : undefined
  if (!found || !after) return false
  await change(tx, newsletterId, { who, before: found.text, after, undoes })
  return true
}

const change = (tx: Queryable, newsletterId: number, states: StateChange<NewsletterText>) => {
  const write = (after: NewsletterText) => updateNewsletter(tx, newsletterId, after)
  return changeThing(tx, { ...named(newsletterId), write }, states)
}

/** A newsletter in the history. */
export const named = (newsletterId: number) =>
  ({ objectType: 'newsletter', objectId: newsletterId }) as const
