import { ANYBODY, type GroupedBuyer } from '@mendwell/domain/catalog/sale-class'
import type { Queryable } from '../../db/db.ts'
import { findGroupsOf } from './clinics.repository.ts'

/** The kind of buyer a customer counts as today; null for a visitor. */
export async function buyerOf(db: Queryable, custId: number | null): Promise<GroupedBuyer> {
  if (custId === null) return ANYBODY
  const groups = await findGroupsOf(db, custId)
  return { isClinic: groups.includes('CLINIC'), groups }
}

/** The same for the buyer of an order: a guest may have typed the email of a clinic. */
export const buyerOfOrder = async (
  db: Queryable,
  { custId, placedBy }: { custId: number; placedBy: string },
): Promise<GroupedBuyer> => (placedBy === 'GUEST' ? ANYBODY : buyerOf(db, custId))
