import type {
  FindStaffReturns,
  StaffReturnRow,
  StaffReturns,
} from '@mendwell/contract/staff-orders/staff-returns'
import { labelAction } from '@mendwell/domain/labels/return-labels'
import { carrierPage } from '@mendwell/domain/orders/carriers'
import { shownEmail } from '@mendwell/domain/people/no-email'
import type { Queryable } from '../../../db/db.ts'
import { productImageUrl } from '../../catalog/pictures/image-url.ts'
import { getShopSettings } from '../../settings/shop/shop.repository.ts'
import { findReturnLabels, type LabelRow } from '../return-labels/return-labels.repository.ts'
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
  const [returns, people, labels, { returnLabelRules }] = await Promise.all([
    getReturns(db, returnIds),
    findReturnPeople(db, returnIds),
    findReturnLabels(db, returnIds),
    getShopSettings(db),
  ])
  const rows = returnIds.flatMap((returnId) => {
    const request = returns.find((one) => one.returnId === returnId)
    const person = people.find((one) => one.returnId === returnId)
    if (!request || !person) return []
    const { imageHash, lineTotalCents, ...who } = person
    const imageUrl = productImageUrl(person.productId, imageHash)
    const label = labels.find((one) => one.returnId === returnId) ?? null
    const { returnStatus } = request
    return [
      {
        ...request,
        ...who,
        email: shownEmail(who.email),
        imageUrl,
        lineTotal: lineTotalCents,
        boughtLabel: label && labelOnWire(label),
        labelAction: labelAction(label, { returnStatus, buys: returnLabelRules.buy }),
      },
    ]
  })
  return { rows, total, waiting }
}

const labelOnWire = (label: LabelRow): StaffReturnRow['boughtLabel'] => {
  const { status, carrier, service, costCents, trackingNumber, problem, problemDetail } = label
  return {
    status,
    carrier,
    service,
    cost: label.isBought ? costCents : null,
    trackingNumber,
    trackingUrl: carrier === null ? null : carrierPage(carrier, trackingNumber),
    problem,
    detail: problemDetail,
  }
}
