import type { DecideClinic, StaffClinic } from '@mendwell/contract/people/clinics'
import { clinicTransitions, needsReason } from '@mendwell/domain/people/clinics'
import type { Queryable } from '../../db/db.ts'
import type { Deps } from '../../deps/deps.ts'
import { fieldError, invalidFields, notFound, ShopError, sentence } from '../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../ground/principal.ts'
import { differenceOf, recordStaffEvent } from '../settings/history/record-staff-event.ts'
import type { ClinicState } from './clinics.repository.ts'
import { findStaffClinic, isPastDay, lockClinic, updateClinic } from './clinics.repository.ts'
import { mailClinic } from './mail-clinic.ts'

/**
 * Verifies a clinic, declines a request or revokes a verification; recorded in the history, and mailed to the customer.
 * @throws ShopError 404, 409 if the request's state does not allow it, 422 without a reason or with an expired license.
 */
export async function decideClinic(
  { db }: Pick<Deps, 'db'>,
  who: SignedInPrincipal,
  decision: DecideClinic,
): Promise<StaffClinic> {
  const { clinicId, status } = decision
  if (needsReason(status) && !decision.reason) {
    throw invalidFields([fieldError('reason', 'clinicReasonRequired')])
  }
  return db.transaction().execute(async (tx) => {
    const clinic = await lockClinic(tx, clinicId)
    if (!clinic) throw notFound('Clinic')
    if (!clinicTransitions(clinic.status).includes(status)) {
      const values = { from: clinic.status.toLowerCase(), to: status.toLowerCase() }
      throw new ShopError(409, 'CONFLICT', sentence('clinicCannotMove', values))
    }
    const before = recorded(clinic)
    const after = {
      status,
      reason: needsReason(status) ? decision.reason : null,
      licenseNumber: decision.licenseNumber ?? clinic.licenseNumber,
      expiresOn: decision.expiresOn ?? clinic.expiresOn,
    }
    if (status === 'VERIFIED' && (await isPastDay(tx, after.expiresOn))) {
      throw invalidFields([fieldError('expiresOn', 'licenseExpired')])
    }
    await updateClinic(tx, clinicId, { ...after, decidedBy: signatureOf(who) })
    const eventId = await recordStaffEvent(tx, {
      who,
      action: 'change',
      objectType: 'clinic',
      objectId: clinicId,
      ...differenceOf(before, recorded(after)),
    })
    await mailClinic(tx, { kind: 'clinic_decided', clinicId, decision: String(eventId) })
    return getStaffClinic(tx, clinicId)
  })
}

/**
 * What the history stores of a request, and undo restores. It does not identify the person, except for the note, which
 * is deleted when the person is erased (migration 0341).
 */
export const recorded = ({ status, expiresOn, reason }: ClinicState) => ({
  status,
  expiresOn,
  note: reason,
})

async function getStaffClinic(tx: Queryable, clinicId: number): Promise<StaffClinic> {
  const clinic = await findStaffClinic(tx, clinicId)
  if (!clinic) throw notFound('Clinic')
  return clinic
}
