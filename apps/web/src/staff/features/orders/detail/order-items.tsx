import { Link } from 'react-router'
import type { StaffOrder } from '../../../../api/staff/orders/orders.ts'
import { buttonClass } from '../../../../ui/buttons/button.tsx'
import { Picture } from '../../../../ui/picture.tsx'
import tableStyles from '../../../components/lists/table.module.css'
import toolStyles from '../../../components/lists/tools.module.css'
import detailStyles from '../../../components/page/details.module.css'
import { formatMoney, formatPercent } from '../../../components/page/formats.ts'
import { OrderTag, PaymentTag } from '../../../components/page/tags.tsx'
import { useStaff } from '../../../session/use-staff.ts'
import { Lots } from '../parcels/lots-in-words.tsx'
import styles from './order-items.module.css'

type Item = StaffOrder['items'][number]

/** The items, their prices, and how many have shipped. */
export function OrderItems({ order }: { order: StaffOrder }) {
  const { items, orders } = order
  const staff = useStaff()
  const money = (amount: number) => formatMoney(amount, orders.currency)
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const sums = [
    [`Subtotal (${pieces} ${pieces === 1 ? 'item' : 'items'})`, orders.orderAmount],
    ...(orders.discount > 0 ? [['Discount', -orders.discount] as const] : []),
    ['Shipping and handling', orders.shippingHandling - orders.shippingDiscount],
    [
      ['Tax', orders.taxStateCode, formatPercent(orders.taxPercent)].filter(Boolean).join(' '),
      orders.tax,
    ],
  ] as const
  return (
    <section className="panel">
      <div className={toolStyles.tools}>
        <h2>Items</h2>
        {staff?.may('orders.write') && isEditable(order) && (
          <Link className={buttonClass('outline')} to={`/orders/${orders.orderId}/edit`}>
            Edit items
          </Link>
        )}
      </div>
      <div className={tableStyles.frame}>
        <table>
          <caption>Items of the order</caption>
          <thead>
            <tr>
              <th>Product</th>
              <th className="number">Qty</th>
              <th className={`number ${tableStyles.wideOnly}`}>Unit price</th>
              <th className="number">Total</th>
              <th>Status</th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <tr key={item.orderItemId}>
                <td className={tableStyles.main}>
                  <ItemName item={item} />
                </td>
                <td className="number" data-label="Qty">
                  {item.quantity}
                </td>
                <td className={`number ${tableStyles.wideOnly}`}>{money(item.unitPrice)}</td>
                <td className="number">{money(item.lineTotal)}</td>
                <td>
                  <OrderTag status={item.itemStatus} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className={detailStyles.sums}>
        {sums.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        <div className={detailStyles.total}>
          <dt>Total</dt>
          <dd>{money(orders.grandTotal)}</dd>
        </div>
        {orders.refunded > 0 && (
          <div>
            <dt>Refunded</dt>
            <dd>{money(orders.refunded)}</dd>
          </div>
        )}
      </dl>
      <Additions order={order} />
    </section>
  )
}

/** Orders with additions to this one after payment, or the one this adds to: they are packed together. */
function Additions({ order: { additions, addedTo, orders } }: { order: StaffOrder }) {
  if (additions.length === 0 && !addedTo) return null
  return (
    <ul className={detailStyles.list} aria-label="Orders to pack together">
      {addedTo && (
        <li>
          <span>
            Added to <Link to={`/orders/${addedTo.orderId}`}>order# {addedTo.orderNum}</Link>. Pack
            both together.
          </span>
        </li>
      )}
      {additions.map(({ orderId, orderNum, orderStatus, paymentStatus, grandTotal }) => (
        <li key={orderId}>
          <span>
            Added later: <Link to={`/orders/${orderId}`}>order# {orderNum}</Link>,{' '}
            {formatMoney(grandTotal, orders.currency)}
          </span>
          <span className="row">
            <OrderTag status={orderStatus} />
            <PaymentTag status={paymentStatus} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Whether lines can still be changed; the server decides. */
const isEditable = ({ orders: { orderStatus, paymentStatus }, refundable }: StaffOrder) =>
  paymentStatus === 'UNPAID'
    ? orderStatus === 'NEW' || orderStatus === 'PRINTED'
    : orderStatus !== 'CLOSED' && orderStatus !== 'REJECTED' && refundable > 0

/** What of an item still waits for goods; they may have come since it was ordered. */
function backorderOf({ backordered, stock, quantity, sent, givenBack }: Item): string[] {
  const waiting = Math.min(backordered, quantity - sent - givenBack)
  if (waiting <= 0) return []
  const hasCome = stock !== null && stock >= waiting
  return [`${waiting} on backorder${hasCome ? ', now in stock' : ''}`]
}

function ItemName({ item }: { item: Item }) {
  const {
    productId,
    productName,
    sku,
    imageUrl,
    stock,
    cut,
    notes,
    sent,
    quantity,
    givenBack,
    awaitsReplacement,
  } = item
  const facts = [
    `SKU ${sku}`,
    stock === null ? 'stock not counted' : `${stock} in stock`,
    ...backorderOf(item),
    ...(item.isHeld ? ['on hold'] : []),
    ...(sent > 0 ? [`${sent} of ${quantity} shipped`] : []),
    ...(givenBack > awaitsReplacement
      ? [`${givenBack - awaitsReplacement} returned or refunded`]
      : []),
    ...(awaitsReplacement > 0 ? [`${awaitsReplacement} being replaced`] : []),
  ]
  return (
    <div className={styles.item}>
      <Picture src={imageUrl} alt="" width={44} height={44} />
      <span>
        <Link className="plain" to={`/products/${productId}`}>
          {productName}
        </Link>
        <span className={detailStyles.subLine}>{facts.join(', ')}</span>
        {cut && <span className={detailStyles.subLine}>Cut: {cut}</span>}
        <Lots lots={item.lotsToSend} before="To send: " />
        <Lots lots={item.lotsSent} before="Sent: " />
        {notes && <span className={detailStyles.subLine}>Special instruction: {notes}</span>}
      </span>
    </div>
  )
}
