import type { SaleClass } from '@mendwell/domain/catalog/sale-class'

/** Who may buy a class. */
export const CLASS_WORDS: Record<SaleClass, string> = {
  OPEN: 'Everyone',
  AGE: 'Adults who confirm their age',
  PRESCRIPTION: 'Prescription only: not sold online',
  PROFESSIONAL: 'Verified clinics',
  LICENSED: 'License holders: not sold online',
  NOT_ONLINE: 'Not sold online',
}
