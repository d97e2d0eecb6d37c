import type { Deps } from '../../deps/deps.ts'
import { queueMail } from '../messages/queue-mail.ts'
import { findEndingClinics } from './clinics.repository.ts'

/** How many days before its license expires a clinic is asked for the next one. */
const WARNING_DAYS = 30

/** Mails each clinic once before its verification ends; runs daily. */
export async function remindClinics({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const { clinicId, custId, email } of await findEndingClinics(db, WARNING_DAYS)) {
    const kind = 'clinic_ending'
    const dedupeKey = `${kind}:${clinicId}`
    await queueMail(db, { kind, dedupeKey, to: email, payload: { clinicId }, custId })
  }
}
