import type { PracticeType } from '@mendwell/domain/people/clinics'

/** The kinds of practices, as worded in the form. */
export const PRACTICE_WORDS: Record<PracticeType, string> = {
  PHYSICIAN: 'Physician’s office',
  DENTAL: 'Dental office',
  HOSPITAL: 'Hospital',
  SURGERY_CENTER: 'Surgery center',
  NURSING: 'Nursing home',
  HOME_HEALTH: 'Home health agency',
  THERAPY: 'Therapy practice',
  PHARMACY: 'Pharmacy',
  VETERINARY: 'Veterinary practice',
  OTHER: 'Other licensed practice',
}
