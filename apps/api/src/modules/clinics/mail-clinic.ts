import type { Queryable } from '../../db/db.ts'
import { queueMail } from '../messages/queue-mail.ts'
import { findStaffClinic } from './clinics.repository.ts'

interface ClinicMail {
  kind: 'clinic_asked' | 'clinic_decided'
  clinicId: number
  /** Distinguishes two decisions about one request. */
  decision?: string
}

/** Queues a mail to the customer of a request, in the caller's transaction. */
export async function mailClinic(tx: Queryable, { kind, clinicId, decision }: ClinicMail) {
  const clinic = await findStaffClinic(tx, clinicId)
  if (!clinic) return
  const dedupeKey = [kind, clinicId, decision].filter((part) => part !== undefined).join(':')
  const payload = { clinicId }
  await queueMail(tx, { kind, dedupeKey, to: clinic.email, payload, custId: clinic.custId })
}
