import type { LabelRate } from '@mendwell/domain/labels/return-labels'
import * as z from 'zod/mini'
import { NoAnswer } from '../breaker/no-answer.ts'
import { easyPostAddress } from '../easypost/easypost-address.ts'
import {
  type EasyPost,
  EasyPostRefusal,
  type EasyPostSettings,
} from '../easypost/easypost-client.ts'
import { downloadPdf } from './download-pdf.ts'
import {
  type BoughtLabel,
  type KnownParcel,
  type LabelGateway,
  LabelRefused,
  type ParcelEnd,
  type ReturnParcel,
} from './label-gateway.ts'

const FIND_MS = 10_000
const RATE_MS = 20_000
/** EasyPost waits for the carrier. */
const BUY_MS = 30_000

/** 422, and yet the label is bought, or the carrier may still have sold it. */
const MAY_BE_BOUGHT = [
  'SHIPMENT.POSTAGE.EXISTS',
  'SHIPMENT.PURCHASE.IN_PROGRESS',
  'SHIPMENT.POSTAGE.TIMED_OUT',
  'SHIPMENT.POSTAGE.NO_RESPONSE',
]

const Rate = z.object({
  id: z.string(),
  carrier: z.string(),
  service: z.string(),
  /** Dollars, such as '7.58'. */
  rate: z.string().check(z.regex(/^\d+(\.\d+)?$/)),
  currency: z.optional(z.nullable(z.string())),
  delivery_days: z.optional(z.nullable(z.number())),
})
type Rate = z.infer<typeof Rate>

const Shipment = z.object({
  id: z.string(),
  rates: z._default(z.optional(z.array(Rate)), []),
  selected_rate: z.optional(z.nullable(Rate)),
  tracking_code: z.optional(z.nullable(z.string())),
  postage_label: z.optional(
    z.nullable(
      z.object({ label_url: z.string(), label_pdf_url: z.optional(z.nullable(z.string())) }),
    ),
  ),
  refund_status: z.optional(z.nullable(z.string())),
})

/** Its API as documented (docs.easypost.com: shipments, returns, shipping refund, errors; read 2026-11-28). */
export function easyPostLabels(client: EasyPost, settings: EasyPostSettings): LabelGateway {
  const ask = async (method: 'GET' | 'POST', path: string, withinMs: number, body?: object) => {
    try {
      return parcelOf(await client.ask({ method, path, withinMs, ...(body && { body }) }))
    } catch (error) {
      throw error instanceof EasyPostRefusal ? refused(error) : error
    }
  }
  const find = async (ref: string) => {
    try {
      return await ask('GET', `/shipments/${encodeURIComponent(ref)}`, FIND_MS)
    } catch (error) {
      if (error instanceof NotThere) return undefined
      throw error
    }
  }
  return {
    find,
    rate: (parcel) => ask('POST', '/shipments', RATE_MS, { shipment: shipmentOf(parcel) }),
    buy: (shipmentRef, rateId) =>
      ask('POST', `/shipments/${shipmentRef}/buy`, BUY_MS, { rate: { id: rateId } }),
    void: (shipmentRef) => ask('POST', `/shipments/${shipmentRef}/refund`, RATE_MS),
    pdf: (pdfUrl) => downloadPdf(pdfUrl, settings.url),
  }
}

/** 404: it knows no such parcel. */
class NotThere extends LabelRefused {}

function refused({ status, code, reason }: EasyPostRefusal): Error {
  if (status === 401 || status === 403) return new LabelRefused('KEY_REFUSED', reason)
  if (status === 402) return new LabelRefused('NO_FUNDS', reason)
  if (status === 404) return new NotThere('REFUSED', reason)
  if (code && MAY_BE_BOUGHT.includes(code)) return new NoAnswer(`EasyPost is not done: ${code}`)
  return new LabelRefused('REFUSED', reason)
}

/**
 * Of a return EasyPost expects the addresses of the way out, and turns them round. Weights are in ounces. The label is a
 * PDF, and says what we print on it: the number of the return.
 */
const shipmentOf = ({ reference, words, shopper, shop, ounces }: ReturnParcel) => ({
  reference,
  is_return: true,
  to_address: addressOf(shopper),
  from_address: addressOf(shop),
  parcel: { weight: ounces },
  options: { label_format: 'PDF', print_custom_1: words },
})

const addressOf = ({ name, phone, ...address }: ParcelEnd) => ({
  name,
  ...easyPostAddress(address),
  ...(phone && { phone }),
})

/** @throws NoAnswer if it is not a shipment: what it did is unknown. */
function parcelOf(answer: unknown): KnownParcel {
  const { data, success } = Shipment.safeParse(answer)
  if (!success) throw new NoAnswer('EasyPost answered with something that is no shipment')
  return {
    shipmentRef: data.id,
    rates: data.rates.filter(({ currency }) => (currency ?? 'USD') === 'USD').map(rateOf),
    label: labelOf(data),
    refund: refundOf(data.refund_status),
  }
}

function labelOf({
  postage_label: label,
  selected_rate: rate,
  tracking_code: tracking,
}: z.infer<typeof Shipment>): BoughtLabel | null {
  if (!label || !rate) return null
  return {
    rate: rateOf(rate),
    trackingNumber: tracking ?? null,
    pdfUrl: label.label_pdf_url ?? label.label_url,
  }
}

const rateOf = ({ id, carrier, service, rate, delivery_days: days }: Rate): LabelRate => ({
  rateId: id,
  carrier,
  service,
  cents: Math.round(Number(rate) * 100),
  days: days ?? null,
})

function refundOf(status: string | null | undefined): KnownParcel['refund'] {
  switch (status) {
    case 'submitted':
      return 'PENDING'
    case 'refunded':
      return 'GIVEN'
    case 'rejected':
      return 'REFUSED'
    // Of carriers that charge at the first scan.
    case 'not_applicable':
      return 'NOTHING_CHARGED'
    default:
      return null
  }
}
