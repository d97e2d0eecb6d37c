import { mailHead } from '@mendwell/contract/content/mails'
import { carrierPage } from '@mendwell/domain/orders/carriers'
import { cutOf } from '@mendwell/domain/orders/order-lines'
import { toSend } from '@mendwell/domain/orders/pieces'
import type { Composer } from '../../messages/mail/mail-content.ts'
import { formatDay } from '../../settings/shop/format.ts'
import { orderLinkBlocks } from '../access/order-link.ts'
import { findOrder } from '../order/order-document.repository.ts'
import { choicesOf } from '../order/order-document.ts'
import { attributesOf } from '../order/order-shape.ts'
import { findReplacedBy } from '../replacements/replacements.repository.ts'
import { findSentItems, findShipment, findShipmentItems } from '../shipping/shipments.repository.ts'

/** A parcel left: what is in it, who brings it, what follows later. */
export const composeOrderShipped: Composer<'order_shipped'> = async (
  { db, config, settings },
  { payload: { shipmentId } },
) => {
  const parcel = await findShipment(db, shipmentId)
  const order = parcel && (await findOrder(db, parcel.orderId))
  if (!parcel || !order) return undefined
  const inside = await findShipmentItems(db, shipmentId)
  const waiting = (await findSentItems(db, order.orderId)).filter((item) => toSend(item) > 0)
  const { orderNum, firstName } = order
  const { carrier, trackingNumber, shippedAt } = parcel
  const page = carrierPage(carrier, trackingNumber)
  const replaced = await findReplacedBy(db, order.orderId)
  return {
    head: replaced
      ? mailHead('replacement_shipped', { number: replaced.orderNum, firstName })
      : mailHead('order_shipped', { number: orderNum, firstName }),
    preview: trackingNumber ? `${carrier}, ${trackingNumber}` : carrier,
    title: `${firstName}, your ${replaced ? 'replacement' : 'package'} is on its way.`,
    blocks: [
      {
        type: 'facts',
        rows: [
          { label: 'Order number', value: replaced?.orderNum ?? orderNum },
          ...(replaced ? [{ label: 'Replacement number', value: orderNum }] : []),
          { label: 'Sent on', value: formatDay(shippedAt, settings.timeZone) },
          { label: 'Carrier', value: carrier },
          ...(trackingNumber ? [{ label: 'Tracking number', value: trackingNumber }] : []),
        ],
      },
      {
        type: 'lines',
        rows: inside.map(({ productName, attributes, notes, quantity }) => ({
          name: productName,
          details: choicesOf({ cut: cutOf(attributesOf(attributes)), instruction: notes }),
          amount: `× ${quantity}`,
        })),
      },
      ...(waiting.length > 0
        ? [
            {
              type: 'text' as const,
              text: `Still to come in another package: ${waiting
                .map((item) => `${nameOf(item)} (${toSend(item)})`)
                .join(', ')}.`,
            },
          ]
        : []),
      ...(page ? [{ type: 'link' as const, label: `Follow it at ${carrier}`, url: page }] : []),
      ...(await orderLinkBlocks({ db, config }, replaced ?? order, 'tracking')),
      { type: 'note', text: 'Is something missing or broken? Just reply to this email.' },
    ],
  }
}

const nameOf = ({ productName, attributes }: { productName: string; attributes: unknown }) =>
  [productName, cutOf(attributesOf(attributes))].filter(Boolean).join(', ')
