import type { QuoteReturn, ReturnedItem, ReturnQuote } from '@mendwell/contract/orders/returns'
import { type Cents, sum } from '@mendwell/domain/money/money'
import {
  exchangeShipping,
  type ReturnRefusal,
  type ReturnRules,
  refuseReturn,
  refuseReturnOfOrder,
  returnAmounts,
  wasSaleItem,
} from '@mendwell/domain/orders/returns'
import type { ShopSettings } from '@mendwell/domain/shop/settings'
import type { Queryable } from '../../../db/db.ts'
import {
  fieldError,
  inEnglish,
  invalidFields,
  notFound,
  type OwnSentence,
  sentence,
} from '../../../ground/errors.ts'
import type { OrderRow } from '../../orders/order/orders.repository.ts'
import { getTerms, type Terms } from '../../orders/pricing/get-terms.ts'
import { findReplacedBy } from '../../orders/replacements/replacements.repository.ts'
import { priceExchange } from '../exchanges/price-exchange.ts'
import { findLeft } from '../pieces/find-left.ts'
import { findReturnableItems, type ReturnableItem } from '../pieces/returned-items.repository.ts'
import { reclaimDiscount } from '../reclaim/reclaim-discount.ts'

type QuoteLine = ReturnQuote['lines'][number]

/**
 * What a return would refund and cost, from the amounts stored with the order, or why the policy rejects it; `rules`
 * override the owner's policy. With all earlier refunds it never exceeds what was captured.
 * @throws ShopError 404 for an item of another order, 422 when one is named twice.
 */
export async function priceReturn(
  db: Queryable,
  order: OrderRow,
  { requestFor, items }: Pick<QuoteReturn, 'requestFor' | 'items'>,
  rules?: ReturnRules,
): Promise<ReturnQuote> {
  refuseTwice(items)
  // A replacement goes to the address of its order.
  const terms = await getTerms(db, order)
  const { settings: stored } = terms
  const settings = rules ? { ...stored, returnRules: rules } : stored
  const sold = new Map(
    (await findReturnableItems(db, order.orderId)).map((item) => [item.orderItemId, item]),
  )
  // Recalled goods are accepted from anywhere.
  const isReplacement = !rules && (await findReplacedBy(db, order.orderId)) !== undefined
  const leftCents = await findLeft(db, order)
  const exchanged: Cents[] = []
  let left = leftCents
  const lines: QuoteLine[] = []
  for (const wanted of items) {
    const item = sold.get(wanted.orderItemId)
    if (!item) throw notFound('Item')
    const otherPieces = sum([
      ...[...sold.values()].filter((one) => isTwin(one, item)).map((one) => one.givenBack),
      ...lines.filter((one) => isTwin(sold.get(one.orderItemId), item)).map((one) => one.quantity),
    ])
    const { line, exchangedCents } = priceItem({
      order: { ...order, isReplacement },
      wanted,
      item,
      otherPieces,
      requestFor,
      settings,
      left,
    })
    lines.push(line)
    exchanged.push(exchangedCents)
    left -= line.refund
  }
  if (requestFor === 'REFUND') {
    // Recalled goods come back through no fault of the shopper: like defective ones they break no minimum, and they
    // give back what an earlier return took for them.
    const returned = rules ? items.map((item) => ({ ...item, defectiveFlag: true })) : items
    const reclaimOnReturn = rules === undefined && settings.reclaimOnReturn
    const { orderId } = order
    await reclaimDiscount(db, { orderId, items: returned, lines, leftCents, reclaimOnReturn })
  }
  if (requestFor === 'EXCHANGE') await exchangeLines(db, { order, terms, items, sold, lines })
  // One parcel is sent: its shipping is stored with its first item.
  const parcel = lines.find((line) => line.accepted)
  if (parcel && requestFor === 'REPLACEMENT') {
    parcel.shippingFee = exchangeShipping(exchanged, settings.shippingTiers)
  }
  return {
    accepted: lines.every((line) => line.accepted),
    lines,
    refund: sum(lines.map((line) => line.refund)),
    reclaimed: sum(lines.map((line) => line.reclaimed)),
    restored: sum(lines.map((line) => line.restored)),
    restorationFee: sum(lines.map((line) => line.restorationFee)),
    shippingFee: sum(lines.map((line) => line.shippingFee)),
    due: sum(lines.map((line) => line.exchange?.due ?? 0)),
    restorationFeePercent: settings.returnRules.restorationFee,
    currency: order.currency,
  }
}

interface Exchanging {
  order: OrderRow
  terms: Terms
  items: readonly ReturnedItem[]
  sold: ReadonlyMap<number, ReturnableItem>
  /** Modified in place: each accepted line gets its other size, or the reason why there is none. */
  lines: QuoteLine[]
}

async function exchangeLines(
  db: Queryable,
  { order, terms, items, sold, lines }: Exchanging,
): Promise<void> {
  const wanted = lines.flatMap((line, at) => {
    const item = sold.get(line.orderItemId)
    const returned = items[at]
    return line.accepted && item && returned ? [{ at, item, returned, line }] : []
  })
  const priced = await priceExchange(db, { order, terms, wanted })
  for (const [index, { at, line }] of wanted.entries()) {
    const size = priced[index]
    if (size === undefined) continue
    const { orderItemId, quantity } = line
    lines[at] =
      typeof size === 'string'
        ? refused({ orderItemId, quantity, code: size, reason: sizeReason(size) })
        : size
  }
}

const sizeReason = (code: 'NO_SIZE' | 'SIZE_GONE') =>
  sentence(code === 'NO_SIZE' ? 'exchangeNoSize' : 'itemsOutOfStock')

interface Pricing {
  order: OrderRow & { isReplacement: boolean }
  wanted: ReturnedItem
  item: ReturnableItem
  /** Of the same product, in other lines. */
  otherPieces: number
  requestFor: QuoteReturn['requestFor']
  settings: ShopSettings
  /** What is left to refund of the capture, in cents. */
  left: Cents
}

interface PricedItem {
  line: QuoteLine
  /** Value of the goods that would be sent as replacements, in cents. */
  exchangedCents: Cents
}

/** Another line of the same product. */
const isTwin = (one: ReturnableItem | undefined, { productId, orderItemId }: ReturnableItem) =>
  one?.productId === productId && one.orderItemId !== orderItemId

function priceItem(pricing: Pricing): PricedItem {
  const { order, wanted, item, otherPieces, requestFor, settings, left } = pricing
  const { orderItemId, quantity } = wanted
  const rules = settings.returnRules
  const input = {
    kind: requestFor,
    quantity,
    quantityBefore: item.givenBack,
    quantityBought: item.quantity,
    otherPieces,
    daysSinceArrival: item.daysSinceArrival,
    cutPrice: wasSaleItem(item),
    opened: wanted.openedFlag,
    defective: wanted.defectiveFlag,
    categoryId: item.categoryId,
  }
  const code = refuseReturnOfOrder(order) ?? refuseReturn(input, rules)
  if (code) {
    const line = refused({ orderItemId, quantity, code, reason: reasonOf(code, input, rules) })
    return { line, exchangedCents: 0 }
  }
  const promised = { pieces: item.refundPieces, cents: item.refundCents }
  const amounts = returnAmounts(input, { line: item, promised }, rules)
  const refund = Math.min(amounts.refundCents, left)
  const tax = Math.min(amounts.taxCents, refund)
  const line = {
    orderItemId,
    quantity,
    accepted: true,
    refusal: null,
    goods: refund - tax,
    tax,
    refund,
    reclaimed: 0,
    restored: 0,
    restorationFee: amounts.restorationFeeCents,
    shippingFee: 0,
    exchange: null,
  }
  return { line, exchangedCents: amounts.exchangedCents }
}

interface Refused {
  orderItemId: number
  quantity: number
  code: ReturnRefusal
  reason: OwnSentence
}

const refused = ({ orderItemId, quantity, code, reason }: Refused): QuoteLine => ({
  orderItemId,
  quantity,
  accepted: false,
  refusal: { code, message: inEnglish(reason), sentence: reason },
  goods: 0,
  tax: 0,
  refund: 0,
  reclaimed: 0,
  restored: 0,
  restorationFee: 0,
  shippingFee: 0,
  exchange: null,
})

/** The message people see. */
function reasonOf(
  code: ReturnRefusal,
  { kind }: { kind: QuoteReturn['requestFor'] },
  rules: ReturnRules,
): OwnSentence {
  switch (code) {
    case 'NOT_PAID':
      return sentence('returnNotPaid')
    case 'REPLACEMENT':
      return sentence('returnReplacement')
    case 'CANCELLED':
      return sentence('returnCancelled')
    case 'SALE_ITEM':
      return sentence('returnSaleItem')
    case 'HYGIENE':
      return sentence('returnHygiene')
    case 'OPENED':
      return sentence('returnOpened')
    case 'NOTHING_LEFT':
      return sentence('returnNothingLeft')
    case 'TOO_LATE':
      return sentence('returnTooLate', {
        days: kind === 'REFUND' ? rules.refundDays : rules.exchangeDays,
      })
    case 'NO_SIZE':
    case 'SIZE_GONE':
      return sizeReason(code)
    case 'TOO_MANY':
      return sentence('returnTooMany', { max: rules.maxQuantity })
  }
}

function refuseTwice(items: readonly ReturnedItem[]) {
  const index = items.findIndex(({ orderItemId }, at) =>
    items.slice(0, at).some((before) => before.orderItemId === orderItemId),
  )
  if (index === -1) return
  const path = `items.${index}.orderItemId`
  throw invalidFields([fieldError(path, 'returnItemTwice')])
}
