import type { StaffOrder } from '../../../api/staff/orders.ts'

/** Pieces of a line that have not left and were not given back. */
export const toSend = ({ quantity, sent, kept }: StaffOrder['items'][number]): number =>
  quantity - sent - kept
