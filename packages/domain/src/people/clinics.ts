/** The kinds of practices; PRACTICE_TYPES of the form and of table `clinic`. */
export const PRACTICE_TYPES = [
  'PHYSICIAN',
  'DENTAL',
  'HOSPITAL',
  'SURGERY_CENTER',
  'NURSING',
  'HOME_HEALTH',
  'THERAPY',
  'PHARMACY',
  'VETERINARY',
  'OTHER',
] as const
export type PracticeType = (typeof PRACTICE_TYPES)[number]

/** The status of a clinic verification; it also expires with the license. */
export const CLINIC_STATUSES = ['REQUESTED', 'VERIFIED', 'DECLINED', 'WITHDRAWN'] as const
export type ClinicStatus = (typeof CLINIC_STATUSES)[number]

/** What staff can decide about a request. */
const TRANSITIONS: Readonly<Record<ClinicStatus, readonly ClinicStatus[]>> = {
  REQUESTED: ['VERIFIED', 'DECLINED'],
  VERIFIED: ['WITHDRAWN'],
  DECLINED: [],
  WITHDRAWN: [],
}

/** The statuses that staff can give to a request in this one. */
export const clinicTransitions = (status: ClinicStatus): readonly ClinicStatus[] =>
  TRANSITIONS[status]

/** Whether the customer must be given a reason. */
export const needsReason = (status: ClinicStatus): boolean =>
  status === 'DECLINED' || status === 'WITHDRAWN'
