import { cutOf } from '@mendwell/domain/orders/order-lines'
import type { PaymentMethod } from '@mendwell/domain/orders/order-status'
import { shownEmail } from '@mendwell/domain/people/no-email'
import type { ShopSettings } from '@mendwell/domain/shop/settings'
import type { Language } from '@mendwell/domain/words/languages'
import type { Queryable } from '../../../db/db.ts'
import { lotsInWords } from '../../lots/parcels/lot-pieces.ts'
import { type MailSentence, type Say, sayIn } from '../../messages/words/say.ts'
import {
  formatCalendarDay,
  formatDay,
  formatMoney,
  formatMonth,
  formatPercent,
  linesOf,
} from '../../settings/shop/format.ts'
import { type LotsOfItem, lotsOfItems } from './lots-of-items.ts'
import { findTaxedItems, type TaxedItem } from './order-document.repository.ts'
import { attributesOf } from './order-shape.ts'
import type { OrderItemRow, OrderRow } from './orders.repository.ts'
import { paidByHandOf } from './paid-by.ts'

export interface DocumentLine {
  name: string
  sku: string
  cut: string | null
  /** 'Special instruction' of the invoice. */
  instruction: string | null
  quantity: number
  backordered: number
  unitPrice: string
  total: string
  /** Which lots left, and the earliest expiry of what is still to be sent. */
  lots?: string[]
}

/** An order in words and figures as stored when it was placed; for mails and the printed invoice. */
export interface OrderDocument {
  orderNum: string
  /** When it was placed, in the shop's time zone. */
  day: string
  isPaid: boolean
  /** How it was paid, if that was outside the shop. */
  paidBy?: PaymentMethod | undefined
  /** The day the money came in. */
  paidOn?: string | undefined
  customer: { firstName: string; name: string; email: string; phone: string }
  /** Lines of the address; empty for pickup. */
  shipTo: string[]
  /** Notes for the courier. */
  courierNote: string | null
  /** Lines of the shop's address; empty for delivery. */
  collectAt: string[]
  handOver: string
  notes: string | null
  lines: DocumentLine[]
  sums: { label: string; amount: string; isTotal?: boolean }[]
  total: string
}

const IN_ENGLISH = sayIn('en')

const HAND_OVER = { 'IN STORE': 'Collected in store', DELIVERY: 'Delivery' } as const

/** The document of a single order. */
export const makeOrderDocument = async (
  db: Queryable,
  order: OrderRow,
  settings: Documented['settings'],
  language: Language = 'en',
): Promise<OrderDocument> => {
  const { orderId } = order
  const byHand = (await paidByHandOf(db, [orderId])).get(orderId)
  const items = await findTaxedItems(db, orderId)
  const lots = await lotsOfItems(db, [order])
  const document = orderDocument({ order, items, settings, language })
  return {
    ...document,
    lines: document.lines.map((line, index) => ({
      ...line,
      lots: lotWordsOf(lots.get(items[index]?.orderItemId ?? 0)),
    })),
    ...(byHand && {
      paidBy: byHand.method,
      paidOn: formatCalendarDay(byHand.receivedOn),
    }),
  }
}

function lotWordsOf({ lotsSent = [], expiresFrom }: LotsOfItem = {}): string[] {
  const month = expiresFrom && formatMonth(expiresFrom)
  return [...lotsInWords(lotsSent), ...(month ? [`Expires ${month} or later`] : [])]
}

interface Documented {
  order: OrderRow
  items: readonly TaxedItem[]
  settings: Pick<ShopSettings, 'timeZone' | 'address'>
  /** The language of its texts; printed documents are in English. */
  language?: Language
}

/** What distinguishes a line from others of the same product. */
export const choicesOf = (
  { cut, instruction }: Pick<DocumentLine, 'cut' | 'instruction'>,
  say: Say = IN_ENGLISH,
) => [
  ...(cut ? [say('Cut: {cut}', { cut })] : []),
  ...(instruction ? [say('Special instruction: {instruction}', { instruction })] : []),
]

/** Nothing is calculated here: every figure is a stored one (Reliability §3.1, M5). */
export function orderDocument({
  order,
  items,
  settings,
  language = 'en',
}: Documented): OrderDocument {
  const say = sayIn(language)
  const money = (cents: number) => formatMoney(cents, order.currency)
  return {
    orderNum: order.orderNum,
    day: formatDay(order.createdAt, settings.timeZone, language),
    isPaid: order.paymentStatus !== 'UNPAID',
    customer: {
      firstName: order.firstName,
      name: `${order.firstName} ${order.lastName}`,
      email: shownEmail(order.email),
      phone: order.phone1,
    },
    shipTo: shipTo(order),
    courierNote: order.courierNote,
    collectAt: isSent(order) ? [] : linesOf(settings.address),
    handOver: handOverOf(order, say),
    notes: order.notes,
    lines: items.map((item) => lineOf(item, money)),
    sums: sumsOf(order, { items, stateName: items[0]?.stateName ?? null, money, say }),
    total: money(order.grandTotalCents),
  }
}

/** How and when the goods are handed over, in words. */
export function handOverOf({ pickupType, pickupTime }: OrderRow, say: Say = IN_ENGLISH): string {
  const way = isSent({ pickupType }) ? HAND_OVER.DELIVERY : HAND_OVER['IN STORE']
  return `${say(way)}, ${timeOfDay(pickupTime, say)}`
}

const TIMES: Record<string, MailSentence> = {
  MORNING: 'morning',
  AFTERNOON: 'afternoon',
  EVENING: 'evening',
  NIGHT: 'night',
  DAYTIME: 'daytime',
}

function timeOfDay(pickupTime: string, say: Say): string {
  const time = TIMES[pickupTime]
  return time ? say(time) : pickupTime.toLowerCase()
}

const isSent = ({ pickupType }: Pick<OrderRow, 'pickupType'>) => pickupType === 'DELIVERY'

/** Where the parcel goes, line by line; empty if there is no parcel, whatever address was given. */
export function addressLines(order: OrderRow): string[] {
  if (!isSent(order)) return []
  const stateAndCode = [order.stateProvince, order.postalCode].filter(Boolean).join(' ')
  const town = [order.city, stateAndCode].filter(Boolean).join(', ')
  return [order.address, order.address2, town, order.country].flatMap((line) => line || [])
}

/** The same with the recipient and their phone number, if that is not the buyer. */
function shipTo(order: OrderRow): string[] {
  const lines = addressLines(order)
  const { recipient, recipientPhone } = order
  return lines.length > 0 ? [recipient, ...lines, recipientPhone].flatMap((line) => line || []) : []
}

const lineOf = (item: OrderItemRow, money: (cents: number) => string): DocumentLine => ({
  name: item.productName,
  sku: item.sku,
  cut: cutOf(attributesOf(item.attributes)),
  instruction: item.notes,
  quantity: item.quantity,
  backordered: item.backordered,
  unitPrice: money(item.unitPriceCents),
  total: money(item.lineTotalCents),
})

interface Figures {
  items: readonly OrderItemRow[]
  stateName: string | null
  money: (cents: number) => string
  say: Say
}

function sumsOf(order: OrderRow, { items, stateName, money, say }: Figures): OrderDocument['sums'] {
  const pieces = items.reduce((count, item) => count + item.quantity, 0)
  const rate = formatPercent(order.taxMilliPercent)
  const place = stateName ?? order.taxStateCode
  return [
    {
      label:
        pieces === 1
          ? say('Subtotal (1 item)')
          : say('Subtotal ({count} items)', { count: pieces }),
      amount: money(order.subtotalCents),
    },
    ...(order.discountCents > 0
      ? [{ label: say('Discount'), amount: money(-order.discountCents) }]
      : []),
    {
      label: say('Shipping and handling'),
      amount: money(order.shippingHandlingCents - order.shippingDiscountCents),
    },
    {
      label: place ? say('Tax, {place} {rate}', { place, rate }) : say('Tax'),
      amount: money(order.taxCents),
    },
    { label: say('Total'), amount: money(order.grandTotalCents), isTotal: true },
  ]
}
