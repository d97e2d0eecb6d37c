import { NoAnswer } from '../../../gateways/breaker/no-answer.ts'
import type { KnownParcel, LabelGateway } from '../../../gateways/labels/label-gateway.ts'
import type { LabelDeps } from './buy-label.ts'
import { type ClaimedLabel, updateVoiding } from './return-labels.repository.ts'

/**
 * Asks for the money of an unused label back, once unless staff ask again, and stores what the provider decided; it may
 * take weeks. A refusal is never silent: staff see it on the return.
 * @throws LabelRefused and NoAnswer of the provider.
 */
export async function voidLabel({ db, labels }: LabelDeps, label: ClaimedLabel): Promise<void> {
  if (!labels) return updateVoiding(db, label, { status: 'KEPT', problem: 'NO_KEY' })
  switch (await refundOf(labels, label)) {
    case 'GIVEN':
      return updateVoiding(db, label, { status: 'VOIDED' })
    case 'PENDING':
      return updateVoiding(db, label, { status: 'VOIDING' })
    case 'REFUSED':
      return updateVoiding(db, label, { status: 'KEPT', problem: 'VOID_REFUSED' })
    case 'NOTHING_CHARGED':
      return updateVoiding(db, label, {
        status: 'KEPT',
        problem: 'VOID_REFUSED',
        detail: 'The carrier charges for this label only if it is used.',
      })
    case null:
      throw new NoAnswer('The provider did not say what becomes of the money')
  }
}

async function refundOf(
  labels: LabelGateway,
  { shipmentRef, problem }: ClaimedLabel,
): Promise<KnownParcel['refund']> {
  if (!shipmentRef) throw new Error('A bought label has no number at the provider')
  const known = await labels.find(shipmentRef)
  const refund = known?.refund ?? null
  // A refused one may be asked for again; the problem of before says that staff did.
  if (refund !== null && !(refund === 'REFUSED' && problem !== null)) return refund
  return (await labels.void(shipmentRef)).refund
}
