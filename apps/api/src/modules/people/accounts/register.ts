import type { Registration } from '@mendwell/contract/people/customers'
import type { Language } from '@mendwell/domain/words/languages'
import type { Deps } from '../../../deps/deps.ts'
import { LIMITS } from '../../../limits/attempt-limits.ts'
import { reserveAttempt } from '../../../limits/reserve-attempt.ts'
import { queueMail } from '../../messages/queue-mail.ts'
import { emailTaken } from '../credentials/accounts.errors.ts'
import { upsertCredential } from '../credentials/credentials.repository.ts'
import { hashPassword } from '../credentials/password.ts'
import { refuseCommonPassword } from '../credentials/refuse-common-password.ts'
import { insertCustomer } from '../customers/customers.repository.ts'
import { customerFields } from '../customers/profile-fields.ts'
import { saveAddressesAndRequest } from '../customers/save-profile.ts'
import { canonicalEmail } from '../mailboxes/canonical-email.ts'
import { updateMailLanguage } from '../mailboxes/mailboxes.repository.ts'

/** Where the registration comes from, and its language. */
export interface Visitor {
  ip: string
  language: Language | undefined
}

/**
 * Opens an account of type C. It can be used at once; its email counts as confirmed only after the mailed link is used,
 * and guest orders with that email stay hidden until then (Reliability §2.1).
 * @throws ShopError 409 for a taken email, 422 for a common password, 429.
 */
export async function register(
  deps: Deps,
  registration: Registration,
  { ip, language }: Visitor,
): Promise<{ custId: number }> {
  const { email, loginPassword } = registration
  refuseCommonPassword(loginPassword, 'loginPassword')
  await reserveAttempt(deps, LIMITS.register, ip)
  const passwordHash = await hashPassword(loginPassword)
  const emailCanonical = canonicalEmail(email)
  return deps.db.transaction().execute(async (tx) => {
    const fields = { ...customerFields(registration), email, emailCanonical }
    const customer = await insertCustomer(tx, fields)
    if (!customer) throw emailTaken()
    const { custId } = customer
    await upsertCredential(tx, custId, passwordHash)
    await saveAddressesAndRequest(tx, custId, registration)
    await updateMailLanguage(tx, custId, language)
    const mail = { kind: 'welcome', dedupeKey: `welcome ${custId}`, to: email } as const
    await queueMail(tx, { ...mail, custId, payload: {} })
    return { custId }
  })
}
