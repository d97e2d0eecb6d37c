import type { FindStaffReturns, StaffReturns } from '@mendwell/contract/staff-orders/staff-returns'
import { shownEmail } from '@mendwell/domain/people/no-email'
import type { Queryable } from '../../../db/db.ts'
import { productImageUrl } from '../../catalog/pictures/image-url.ts'
import { getReturns } from '../returns/list-returns.ts'
import {
  countWaitingReturns,
  findReturnPage,
  findReturnPeople,
} from './staff-returns.repository.ts'

/** One page of returns with their customers and payments; open ones come oldest first. */
export async function listStaffReturns(
  db: Queryable,
  filter: FindStaffReturns,
): Promise<StaffReturns> {
  const [{ returnIds, total }, waiting] = await Promise.all([
    findReturnPage(db, filter),
    countWaitingReturns(db),
  ])
  if (returnIds.length === 0) return { rows: [], total, waiting }
  const [returns, people] = await Promise.all([
    getReturns(db, returnIds),
    findReturnPeople(db, returnIds),
  ])
  const rows = returnIds.flatMap((returnId) => {
    const request = returns.find((one) => one.returnId === returnId)
    const person = people.find((one) => one.returnId === returnId)
    if (!request || !person) return []
    const { imageHash, lineTotalCents, ...who } = person
    const imageUrl = productImageUrl(person.productId, imageHash)
    return [
      { ...request, ...who, email: shownEmail(who.email), imageUrl, lineTotal: lineTotalCents },
    ]
  })
  return { rows, total, waiting }
}
