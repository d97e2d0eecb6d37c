import type { Queryable } from '../../db/db.ts'
import { signatureOf } from '../../ground/principal.ts'
import { recordStaffEvent } from '../settings/history/record-staff-event.ts'
import { type Restoring, standsAs } from '../settings/history/restoring.ts'
import { hasWaitingClinic, lockClinic, updateClinic } from './clinics.repository.ts'
import { recorded } from './decide-clinic.ts'
import { mailClinic } from './mail-clinic.ts'

/**
 * Undoes a decision about a clinic; false if it was decided again since, or the customer has a new request. A restored
 * clinic is notified; a request that is pending again needs no mail.
 */
export async function restoreClinic(tx: Queryable, change: Restoring): Promise<boolean> {
  const { who, objectId, from, to, undoes } = change
  const clinicId = Number(objectId)
  const clinic = await lockClinic(tx, clinicId)
  if (!clinic) return false
  const now = recorded(clinic)
  if (!standsAs(now, change)) return false
  const names = Object.keys({ ...from, ...to })
  const merged = { ...now, ...Object.fromEntries(names.map((name) => [name, to[name] ?? null])) }
  const { note, ...state } = merged as ReturnType<typeof recorded>
  const restored = { ...state, reason: note, licenseNumber: clinic.licenseNumber }
  if (restored.status === 'REQUESTED' && (await hasWaitingClinic(tx, clinic.custId))) return false
  await updateClinic(tx, clinicId, { ...restored, decidedBy: signatureOf(who) })
  const eventId = await recordStaffEvent(tx, {
    who,
    action: 'undo',
    objectType: 'clinic',
    objectId,
    before: from,
    after: to,
    undoes,
  })
  if (restored.status !== 'REQUESTED') {
    await mailClinic(tx, { kind: 'clinic_decided', clinicId, decision: String(eventId) })
  }
  return true
}
