import {
  cheapestRate,
  planParcel,
  type ReturnLabelProblem,
} from '@mendwell/domain/labels/return-labels'
import { isUnitedStates } from '@mendwell/domain/places/united-states'
import { parseUsAddress } from '@mendwell/domain/places/us-address'
import { stateCodeOf } from '@mendwell/domain/places/us-postal-codes'
import type { ShopSettings } from '@mendwell/domain/shop/settings'
import type { Deps } from '../../../deps/deps.ts'
import { NoAnswer } from '../../../gateways/breaker/no-answer.ts'
import type {
  KnownParcel,
  LabelGateway,
  ParcelEnd,
  ReturnParcel,
} from '../../../gateways/labels/label-gateway.ts'
import { getShopSettings } from '../../settings/shop/shop.repository.ts'
import { queueLabel } from './request-label.ts'
import {
  type ClaimedLabel,
  updateAsking,
  updateBought,
  updateFailed,
  updatePdf,
} from './return-labels.repository.ts'

export type LabelDeps = Pick<Deps, 'db' | 'labels' | 'logger'>

/**
 * Buys the label of an approved return, once. The provider sells one label for each registered parcel, and until it is
 * certain that a purchase did not happen, no other parcel is registered for the return.
 * @throws LabelRefused and NoAnswer of the provider.
 */
export async function buyLabel(deps: LabelDeps, label: ClaimedLabel): Promise<void> {
  const { db, labels } = deps
  if (!labels) return fail(deps, label, 'NO_KEY')
  const known = await labels.find(label.shipmentRef ?? label.returnNumber)
  // Also found by our number when the books were restored from before the purchase.
  if (known?.label) return store(deps, label, known)
  if (label.status === 'BOUGHT') throw new NoAnswer('The provider does not know a bought label')
  const { shipmentRef, rateRef } = label
  const isApproved = label.returnStatus === 'APPROVED'
  if (label.isBuyAsked && shipmentRef && rateRef) {
    if (label.status === 'BUYING' && isApproved) {
      return store(deps, label, await labels.buy(shipmentRef, rateRef))
    }
    if (!label.isBuySettled) throw new NoAnswer('The label may still be bought')
    const problem = isApproved ? (label.problem ?? 'NO_ANSWER') : 'DECLINED'
    return updateFailed(db, label, { problem, isCertain: true })
  }
  if (!isApproved) return fail(deps, label, 'DECLINED')
  await buyNew({ ...deps, labels }, label)
}

async function buyNew(deps: LabelDeps & { labels: LabelGateway }, label: ClaimedLabel) {
  const { db, labels } = deps
  const settings = await getShopSettings(db)
  const plan = parcelOf(label, settings)
  if ('problem' in plan) return fail(deps, label, plan.problem)
  const { shipmentRef, rates } = await labels.rate(plan)
  const rate = cheapestRate(rates, settings.returnLabelRules.carriers)
  if (!rate) return fail(deps, label, 'NO_RATE')
  const { rateId: rateRef, carrier, service, cents: costCents } = rate
  const asking = { shipmentRef, rateRef, carrier, service, costCents }
  if (!(await updateAsking(db, label, asking))) return
  await store(deps, label, await labels.buy(shipmentRef, rateRef))
}

/** The purchase first: a PDF that cannot be had now is fetched later. */
async function store(deps: LabelDeps, { returnId }: ClaimedLabel, known: KnownParcel) {
  const { db, labels } = deps
  const { shipmentRef, label } = known
  if (!label || !labels) throw new NoAnswer('The provider did not say what it sold')
  const { rateId: rateRef, carrier, service, cents: costCents } = label.rate
  const { trackingNumber, pdfUrl } = label
  const bought = { shipmentRef, rateRef, carrier, service, costCents, trackingNumber }
  await db.transaction().execute(async (tx) => {
    if (await updateBought(tx, returnId, bought)) await queueLabel(tx, returnId)
  })
  await updatePdf(db, returnId, await labels.pdf(pdfUrl))
}

const fail = ({ db }: LabelDeps, label: ClaimedLabel, problem: ReturnLabelProblem) =>
  updateFailed(db, label, { problem, isCertain: true })

/** The parcel as the provider registers it: nothing in it says what it holds, nor from whom in the sense of health. */
function parcelOf(
  label: ClaimedLabel,
  settings: ShopSettings,
): ReturnParcel | { problem: ReturnLabelProblem } {
  const planned = planParcel(label, settings)
  if ('problem' in planned) return planned
  const { returnNumber, country } = label
  if (country && !isUnitedStates(country)) return { problem: 'ABROAD' }
  const shopper = shopperOf(label)
  if (!shopper) return { problem: 'NO_ADDRESS' }
  const shop = parseUsAddress(settings.address)
  if (!shop) return { problem: 'SHOP_ADDRESS' }
  const name = settings.returnLabelRules.recipient || settings.shopName
  return {
    reference: returnNumber,
    words: `Return ${returnNumber}`,
    shopper,
    shop: { name, phone: settings.phone, ...shop },
    ounces: planned.ounces,
  }
}

/** Undefined for an order that was collected, and for an address that lacks a part. */
function shopperOf(label: ClaimedLabel): ParcelEnd | undefined {
  const { name, phone, address, address2, city, stateProvince, postalCode } = label
  const state = stateCodeOf(stateProvince ?? '')
  if (!address || !city || !state || !postalCode) return undefined
  return { name, phone, address, address2, city, stateProvince: state, postalCode }
}
