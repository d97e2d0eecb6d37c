import { Link } from 'react-router'
import type {
  PurchaseLine,
  PurchaseOrder,
  ReceiptCosts,
} from '../../../../api/staff/stock/purchase-orders.ts'
import { type Column, DataTable } from '../../../components/lists/data-table.tsx'
import { useListState } from '../../../components/lists/use-list-state.ts'
import { countOf } from '../../../components/page/count-of.ts'
import detailStyles from '../../../components/page/details.module.css'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { formatMoment, formatMoney, formatNumber } from '../../../components/page/formats.ts'
import { useStaff } from '../../../session/use-staff.ts'
import { ReceiptCostsButton } from './receipt-costs.tsx'
import { BASIS_LABELS, COST_LABELS, chargedFields } from './typed-costs.ts'

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
        {
          name: 'landed',
          label: 'Landed cost per piece',
          numeric: true,
          cell: ({ landedCost }: PurchaseLine) =>
            landedCost === null ? '–' : <b className="strong">{formatMoney(landedCost)}</b>,
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
      {receipts.length > 0 && <Deliveries purchase={purchase} />}
    </div>
  )
}

function Deliveries({ purchase }: { purchase: PurchaseOrder }) {
  const { order, version, receipts } = purchase
  const mayBuy = useStaff()?.may('purchasing.write') === true
  return (
    <section className="panel stack-small">
      <h2>Deliveries</h2>
      <ul className={`${detailStyles.plainList} stack-small`}>
        {receipts.map((receipt) => {
          const { receiptId, receivedAt, receivedBy, note, pieces, costs } = receipt
          return (
            <li key={receiptId} className="row">
              <div>
                {formatMoment(receivedAt)}: {countOf(pieces, 'piece')}
                {receivedBy && `, received by ${receivedBy}`}
                {note && <span className={detailStyles.subLine}>Delivery note {note}</span>}
                {costs && <span className={detailStyles.subLine}>{costWords(costs)}</span>}
              </div>
              {mayBuy && (
                <ReceiptCostsButton
                  purchaseOrderId={order.purchaseOrderId}
                  version={version}
                  receipt={receipt}
                />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function costWords(costs: ReceiptCosts): string {
  const amounts = chargedFields(costs).map(
    (field) => `${COST_LABELS[field]} ${formatMoney(costs[field])}`,
  )
  if (amounts.length === 0) return 'No other costs'
  return `${amounts.join(', ')}, shared by ${BASIS_LABELS[costs.basis].toLowerCase()}`
}
