import { Link } from 'react-router'
import type { StaffOrder } from '../../../../api/staff/orders/orders.ts'
import { Picture } from '../../../../ui/picture.tsx'
import { formatMoney, formatPercent } from '../../../components/page/formats.ts'
import { OrderTag } from '../../../components/page/tags.tsx'
import { Lots } from '../parcels/lots-in-words.tsx'

type Item = StaffOrder['items'][number]

/** What was sold, for how much, and how far it is sent. */
export function OrderItems({ order: { items, orders } }: { order: StaffOrder }) {
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
      <h2>Items</h2>
      <div className="data-table">
        <table>
          <caption>Items of the order</caption>
          <thead>
            <tr>
              <th>Product</th>
              <th className="number">Qty</th>
              <th className="number wide-only">Unit price</th>
              <th className="number">Total</th>
              <th>Status</th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <tr key={item.orderItemId}>
                <td className="main">
                  <ItemName item={item} />
                </td>
                <td className="number" data-label="Qty">
                  {item.quantity}
                </td>
                <td className="number wide-only">{money(item.unitPrice)}</td>
                <td className="number">{money(item.lineTotal)}</td>
                <td>
                  <OrderTag status={item.itemStatus} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className="staff-sums">
        {sums.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        <div className="total">
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
    </section>
  )
}

function ItemName({ item }: { item: Item }) {
  const {
    productId,
    productName,
    sku,
    imageUrl,
    stock,
    backordered,
    cut,
    notes,
    sent,
    quantity,
    givenBack,
  } = item
  const facts = [
    `SKU ${sku}`,
    stock === null ? 'stock not counted' : `${stock} in stock`,
    ...(backordered > 0 ? [`${backordered} on backorder`] : []),
    ...(item.isHeld ? ['on hold because of a recall'] : []),
    ...(sent > 0 ? [`${sent} of ${quantity} shipped`] : []),
    ...(givenBack > 0 ? [`${givenBack} refunded`] : []),
  ]
  return (
    <div className="staff-item">
      <Picture src={imageUrl} alt="" width={44} height={44} />
      <span>
        <Link className="plain" to={`/products/${productId}`}>
          {productName}
        </Link>
        <span className="sub">{facts.join(', ')}</span>
        {cut && <span className="sub">Cut: {cut}</span>}
        <Lots lots={item.lotsToSend} before="To send: " />
        <Lots lots={item.lotsSent} before="Sent: " />
        {notes && <span className="sub">Special instruction: {notes}</span>}
      </span>
    </div>
  )
}
