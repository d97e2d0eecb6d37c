import { Link } from 'react-router'
import type {
  PurchaseLine,
  PurchaseOrder,
  PurchaseReceipt,
} from '../../../../api/staff/stock/purchase-orders.ts'
import { type Column, DataTable } from '../../../components/lists/data-table.tsx'
import { useListState } from '../../../components/lists/use-list-state.ts'
import { countOf } from '../../../components/page/count-of.ts'
import detailStyles from '../../../components/page/details.module.css'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { formatMoment, formatMoney, formatNumber } from '../../../components/page/formats.ts'

const columnsFor = (seesCosts: boolean): readonly Column<PurchaseLine>[] => [
  {
    name: 'product',
    label: 'Product',
    main: true,
    typed: true,
    cell: ({ productId, productName, sku, itemNumber }) => (
      <>
        <Link className="plain" to={`/products/${productId}`}>
          {productName}
        </Link>
        <span className={detailStyles.subLine}>
          SKU {sku}
          {itemNumber && `, their number ${itemNumber}`}
        </span>
      </>
    ),
  },
  {
    name: 'quantity',
    label: 'Ordered',
    numeric: true,
    cell: ({ quantity }) => formatNumber(quantity),
  },
  {
    name: 'received',
    label: 'Received',
    numeric: true,
    cell: ({ received }) => formatNumber(received),
  },
  ...(seesCosts
    ? [
        {
          name: 'cost',
          label: 'Cost per piece',
          numeric: true,
          cell: ({ cost }: PurchaseLine) => formatMoney(cost ?? 0),
        },
        {
          name: 'amount',
          label: 'Amount',
          numeric: true,
          cell: ({ cost, quantity }: PurchaseLine) => formatMoney((cost ?? 0) * quantity),
        },
      ]
    : []),
]

/** What was ordered, and how much of each was received. */
export function SentLines({ purchase }: { purchase: PurchaseOrder }) {
  const list = useListState()
  const { order, lines, note, receipts } = purchase
  if (lines.length === 0) return <EmptyState icon="package" title="Nothing stands on this order" />
  return (
    <div className="stack">
      <DataTable
        caption={`Lines of ${order.number}`}
        columns={columnsFor(order.total !== null)}
        rows={lines}
        keyOf={({ productId }) => productId}
        list={list}
      />
      <section className="panel stack-small">
        <p>
          <b className="strong">{formatNumber(order.received)}</b> of {formatNumber(order.ordered)}{' '}
          pieces received
          {order.total !== null && (
            <>
              , total <b className="strong">{formatMoney(order.total)}</b>
            </>
          )}
        </p>
        {note && <p className="muted">{note}</p>}
      </section>
      {receipts.length > 0 && <Deliveries receipts={receipts} />}
    </div>
  )
}

function Deliveries({ receipts }: { receipts: readonly PurchaseReceipt[] }) {
  return (
    <section className="panel stack-small">
      <h2>Deliveries</h2>
      <ul className={`${detailStyles.plainList} stack-small`}>
        {receipts.map(({ receiptId, receivedAt, receivedBy, note, pieces }) => (
          <li key={receiptId}>
            {formatMoment(receivedAt)}: {countOf(pieces, 'piece')}
            {receivedBy && `, received by ${receivedBy}`}
            {note && <span className={detailStyles.subLine}>Delivery note {note}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
