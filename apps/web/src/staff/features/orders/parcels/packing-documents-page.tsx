import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import {
  type PackingDocuments,
  packingDocuments,
  packingDocumentsPdf,
} from '../../../../api/staff/orders/packing-documents.ts'
import { Button, buttonClass } from '../../../../ui/buttons/button.tsx'
import tableStyles from '../../../components/lists/table.module.css'
import { asLastShown } from '../../../components/lists/use-list-state.ts'
import detailStyles from '../../../components/page/details.module.css'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { QueryState } from '../../../components/page/query-state.tsx'
import { useStaff } from '../../../session/use-staff.ts'
import { MarkPreparing } from '../transitions/mark-preparing.tsx'
import { Lots } from './lots-in-words.tsx'
import styles from './packing-documents.module.css'
import { Slip } from './packing-slip.tsx'

const head = () => ({
  title: 'Pick list and packing slips',
  lead: 'One pick list for all selected orders, and a packing slip for each. Unpaid orders are left out.',
  back: { to: asLastShown('/orders'), label: 'Orders' },
})

/** The packing documents of the orders in the URL. */
export function Component() {
  const orderIds = useSearchParams()[0].get('orderIds')
  if (orderIds) return <DocumentsOf orderIds={orderIds} />
  return (
    <>
      <PageHeader {...head()} />
      <EmptyState icon="printer" title="No orders selected">
        Select orders in the <Link to="/orders?status=NEW">list of new orders</Link>, then choose
        Pick list and packing slips.
      </EmptyState>
    </>
  )
}

/** Pick list and packing slips as printed; each also as PDF. */
function DocumentsOf({ orderIds }: { orderIds: string }) {
  const query = useQuery(packingDocuments(orderIds))
  const staff = useStaff()
  const fresh = query.data?.slips.filter(({ orderStatus }) => orderStatus === 'NEW') ?? []
  return (
    <>
      <PageHeader
        {...head()}
        screenOnly
        actions={
          <>
            {staff?.may('orders.move') && (
              <MarkPreparing orderIds={fresh.map(({ orderId }) => orderId)} />
            )}
            <a className={buttonClass('outline')} href={packingDocumentsPdf('pick-list', orderIds)}>
              Pick list (PDF)
            </a>
            <a
              className={buttonClass('outline')}
              href={packingDocumentsPdf('packing-slips', orderIds)}
            >
              Packing slips (PDF)
            </a>
            <Button icon="printer" onClick={() => window.print()}>
              Print
            </Button>
          </>
        }
      />
      <QueryState query={query}>
        {({ pickList, slips, unpaid, onBackorder }) => (
          <>
            {unpaid.length > 0 && (
              <p className="note warn">
                {`Not paid yet, so not printed: ${unpaid.map((number) => `order# ${number}`).join(', ')}.`}
              </p>
            )}
            {onBackorder.length > 0 && (
              <p className="note warn">
                {`All on backorder, so not printed: ${onBackorder.map((number) => `order# ${number}`).join(', ')}.`}
              </p>
            )}
            {slips.length === 0 && (
              <EmptyState title="No orders to print">
                Orders that are cancelled, not paid, refunded in full or entirely on backorder need
                no papers.
              </EmptyState>
            )}
            {slips.length > 0 && <PickList rows={pickList} orders={slips.length} />}
            {slips.map((slip) => (
              <Slip key={slip.orderId} slip={slip} />
            ))}
          </>
        )}
      </QueryState>
    </>
  )
}

const pickedFor = ({
  quantity,
  orderNum,
  cut,
}: PackingDocuments['pickList'][number]['orders'][number]) =>
  `${quantity} for ${orderNum}${cut ? ` (${cut})` : ''}`

function PickList({ rows, orders }: { rows: PackingDocuments['pickList']; orders: number }) {
  return (
    <section className={`panel ${styles.sheet}`}>
      <h2>Pick list</h2>
      <p>{orders === 1 ? '1 order' : `${orders} orders`}</p>
      <table className={tableStyles.unfolded}>
        <thead>
          <tr>
            <th>Product</th>
            <th className={styles.place}>Location</th>
            <th>For</th>
            <th className="number">Qty</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.productId}>
              <td>
                <b className="strong">{row.productName}</b>
                <span className={detailStyles.subLine}>SKU {row.sku}</span>
                <Lots lots={row.lots} />
              </td>
              <td className={styles.place}>{row.department}</td>
              <td>{row.orders.map(pickedFor).join(', ')}</td>
              <td className="number strong">{row.quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
