import type { OwnClinic } from '@mendwell/contract/people/clinics'
import type { Queryable } from '../../db/db.ts'
import { findClinicUntil, findNewestClinic } from './clinics.repository.ts'

/** A customer's latest request, and until when they count as a clinic. */
export async function getOwnClinic(db: Queryable, custId: number): Promise<OwnClinic> {
  const [row, verifiedUntil] = await Promise.all([
    findNewestClinic(db, custId),
    findClinicUntil(db, custId),
  ])
  if (!row) return { clinic: null, verifiedUntil }
  const { custId: _, isValid, ...clinic } = row
  return { clinic, verifiedUntil }
}
