import { mailHead } from '@mendwell/contract/content/mails'
import { carrierPage } from '@mendwell/domain/orders/carriers'
import { cutOf } from '@mendwell/domain/orders/order-lines'
import { toSend } from '@mendwell/domain/orders/pieces'
import type { Composer } from '../../messages/mail/mail-content.ts'
import { formatDay } from '../../settings/shop/format.ts'
import { orderLinkBlocks } from '../access/order-link.ts'
import { findOrder } from '../order/order-document.repository.ts'
import { attributesOf } from '../order/order-shape.ts'
import { findReplacedBy } from '../replacements/replacements.repository.ts'
import { findSentItems, findShipment, findShipmentItems } from '../shipping/shipments.repository.ts'
import { pieceRow } from './piece-row.ts'

/** A parcel left: what is in it, who delivers it, what follows later. */
export const composeOrderShipped: Composer<'order_shipped'> = async (
  { db, config, settings, say, language },
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
    title: replaced
      ? say('{firstName}, your replacement is on its way.', { firstName })
      : say('{firstName}, your package is on its way.', { firstName }),
    blocks: [
      {
        type: 'facts',
        rows: [
          { label: say('Order number'), value: replaced?.orderNum ?? orderNum },
          ...(replaced ? [{ label: say('Replacement number'), value: orderNum }] : []),
          { label: say('Sent on'), value: formatDay(shippedAt, settings.timeZone, language) },
          { label: say('Carrier'), value: carrier },
          ...(trackingNumber ? [{ label: say('Tracking number'), value: trackingNumber }] : []),
        ],
      },
      {
        type: 'lines',
        rows: inside.map((pieces) => pieceRow(pieces, say)),
      },
      ...(waiting.length > 0
        ? [
            {
              type: 'text' as const,
              text: say('Still to come in another package: {names}.', {
                names: waiting.map((item) => `${nameOf(item)} (${toSend(item)})`).join(', '),
              }),
            },
          ]
        : []),
      ...(page
        ? [{ type: 'link' as const, label: say('Follow it at {carrier}', { carrier }), url: page }]
        : []),
      ...(await orderLinkBlocks({ db, config, say }, replaced ?? order, 'tracking')),
      { type: 'note', text: say('Is something missing or broken? Just reply to this email.') },
    ],
  }
}

const nameOf = ({ productName, attributes }: { productName: string; attributes: unknown }) =>
  [productName, cutOf(attributesOf(attributes))].filter(Boolean).join(', ')
