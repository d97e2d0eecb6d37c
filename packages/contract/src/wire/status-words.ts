import type { ReturnStatus } from '@mendwell/domain/orders/returns'
import type { ClinicStatus } from '@mendwell/domain/people/clinics'

/** A status as messages say it in `from`, `to` and `status`, by its English word; orders as staff read them. */
export type StatusWord =
  | 'new'
  | 'preparing'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | Lowercase<ReturnStatus | ClinicStatus>
