import { ANYBODY, type Buyer } from '@mendwell/domain/catalog/sale-class'
import type { Queryable } from '../../db/db.ts'
import { findClinicUntil } from './clinics.repository.ts'

/** As whom the shop sells to a customer today; null is a visitor. */
export async function buyerOf(db: Queryable, custId: number | null): Promise<Buyer> {
  if (custId === null) return ANYBODY
  return { isClinic: (await findClinicUntil(db, custId)) !== null }
}
