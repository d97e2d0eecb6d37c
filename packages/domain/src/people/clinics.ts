/** What a practice may be; PRACTICE_TYPES of the form and of table `clinic`. */
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

/** How a request to count as a clinic stands; a verification also ends by itself with its license. */
export const CLINIC_STATUSES = ['REQUESTED', 'VERIFIED', 'DECLINED', 'WITHDRAWN'] as const
export type ClinicStatus = (typeof CLINIC_STATUSES)[number]

/** What staff may make of a request. */
const TRANSITIONS: Readonly<Record<ClinicStatus, readonly ClinicStatus[]>> = {
  REQUESTED: ['VERIFIED', 'DECLINED'],
  VERIFIED: ['WITHDRAWN'],
  DECLINED: [],
  WITHDRAWN: [],
}

/** The statuses that staff may give to a request that has this one. */
export const clinicTransitions = (status: ClinicStatus): readonly ClinicStatus[] =>
  TRANSITIONS[status]

/** Whether the customer must be told why. */
export const needsReason = (status: ClinicStatus): boolean =>
  status === 'DECLINED' || status === 'WITHDRAWN'
