import type { OwnClinic, SaveClinic } from '@mendwell/contract/people/clinics'
import type { Deps } from '../../deps/deps.ts'
import { conflict, fieldError, invalidFields } from '../../ground/errors.ts'
import { LIMITS } from '../../limits/attempt-limits.ts'
import { reserveAttempt } from '../../limits/reserve-attempt.ts'
import { attachClinicDocument } from './clinic-documents.repository.ts'
import { insertClinic, isPastDay } from './clinics.repository.ts'
import { getOwnClinic } from './get-own-clinic.ts'
import { mailClinic } from './mail-clinic.ts'

/**
 * Sends a customer's license to staff; the customer gets a mail that it was received.
 * @throws ShopError 409 while a request is pending, 422 for an expired license or a document that is not the
 * customer's, 429.
 */
export async function requestVerification(
  deps: Pick<Deps, 'db' | 'config'>,
  custId: number,
  { documentId, ...clinic }: SaveClinic,
): Promise<OwnClinic> {
  const takeBack = await reserveAttempt(deps, LIMITS.clinic, custId)
  try {
    await deps.db.transaction().execute(async (tx) => {
      if (await isPastDay(tx, clinic.expiresOn)) {
        throw invalidFields([fieldError('expiresOn', 'licenseExpired')])
      }
      const added = await insertClinic(tx, { ...clinic, custId })
      if (!added) throw conflict('CONFLICT', 'clinicWaiting')
      const { clinicId } = added
      if (!(await attachClinicDocument(tx, { documentId, custId, clinicId }))) {
        throw invalidFields([fieldError('documentId', 'licenseFileRequired')])
      }
      await mailClinic(tx, { kind: 'clinic_asked', clinicId })
    })
  } catch (error) {
    await takeBack()
    throw error
  }
  return getOwnClinic(deps.db, custId)
}
