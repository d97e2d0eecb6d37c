import { ANYBODY, type GroupedBuyer } from '@mendwell/domain/catalog/sale-class'
import type { Queryable } from '../../db/db.ts'
import { findGroupsOf } from './clinics.repository.ts'

/** As whom the shop sells to a customer today; null is a visitor. */
export async function buyerOf(db: Queryable, custId: number | null): Promise<GroupedBuyer> {
  if (custId === null) return ANYBODY
  const groups = await findGroupsOf(db, custId)
  return { isClinic: groups.includes('CLINIC'), groups }
}
