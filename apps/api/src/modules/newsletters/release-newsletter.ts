import type { Newsletter, SendNewsletter } from '@mendwell/contract/newsletters/newsletters'
import { canContinue, stoppedAs } from '@mendwell/domain/content/newsletters'
import type { Deps } from '../../deps/deps.ts'
import { conflict, fieldError, invalidFields } from '../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../ground/principal.ts'
import { expectAsRead } from '../settings/history/expect-as-read.ts'
import { recordStaffEvent } from '../settings/history/record-staff-event.ts'
import { momentOfShop } from '../settings/shop/moment-of-shop.ts'
import { updateNewsletter } from './newsletters.repository.ts'
import { continueSending, stopSending } from './recipients.repository.ts'
import { queueSending } from './send-newsletter.ts'
import { getNewsletter, lockDraft, lockKnown, named } from './write-newsletter.ts'

type Releasing = Pick<Deps, 'db' | 'clock'>

/**
 * Releases a draft, to be sent now or at a minute of the shop's time zone.
 * @throws ShopError 404; 409 for no draft, or one that a colleague changed since; 422 for a minute that has passed.
 */
export const sendNewsletter = (
  { db, clock }: Releasing,
  who: SignedInPrincipal,
  { newsletterId, text, sendAt: minute }: SendNewsletter,
): Promise<Newsletter> =>
  db.transaction().execute(async (tx) => {
    expectAsRead(text, await lockDraft(tx, newsletterId))
    const now = clock.now()
    const sendAt = minute === null ? now : await momentOfShop(tx, minute)
    if (sendAt < now) throw invalidFields([fieldError('sendAt', 'previewPast')])
    await updateNewsletter(tx, newsletterId, {
      state: 'SCHEDULED',
      sendAt,
      releasedBy: signatureOf(who),
    })
    await queueSending(tx, newsletterId, sendAt)
    const action = minute === null ? 'send' : 'schedule'
    await recordStaffEvent(tx, { who, action, ...named(newsletterId), after: { sendAt } })
    return getNewsletter(tx, newsletterId)
  })

/**
 * Stops a newsletter: no email goes out after this, but for those already in the hands of the mail server. One that has
 * not begun is a draft again.
 * @throws ShopError 404; 409 if there is nothing to stop.
 */
export const stopNewsletter = (
  { db }: Pick<Deps, 'db'>,
  who: SignedInPrincipal,
  newsletterId: number,
): Promise<Newsletter> =>
  db.transaction().execute(async (tx) => {
    const found = await lockKnown(tx, newsletterId)
    const state = stoppedAs(found.state)
    if (!state) throw conflict('CONFLICT', 'newsletterOver')
    if (state === 'STOPPED') await stopSending(tx, newsletterId)
    else await updateNewsletter(tx, newsletterId, { state, sendAt: null, releasedBy: null })
    await recordStaffEvent(tx, { who, action: 'stop', ...named(newsletterId) })
    return getNewsletter(tx, newsletterId)
  })

/**
 * Continues a stopped newsletter: those who had confirmed when it began and have not got it yet get it now.
 * @throws ShopError 404; 409 if it was not stopped, or a colleague has continued it.
 */
export const continueNewsletter = (
  { db }: Pick<Deps, 'db'>,
  who: SignedInPrincipal,
  newsletterId: number,
): Promise<Newsletter> =>
  db.transaction().execute(async (tx) => {
    const { state } = await lockKnown(tx, newsletterId)
    if (!canContinue(state)) throw conflict('CONFLICT', 'newsletterNotStopped')
    await continueSending(tx, newsletterId)
    await queueSending(tx, newsletterId)
    await recordStaffEvent(tx, { who, action: 'continue', ...named(newsletterId) })
    return getNewsletter(tx, newsletterId)
  })
