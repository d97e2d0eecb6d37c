import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import {
  type CustomerRow,
  exportAddress,
  type StaffCustomer,
  staffCustomer,
  staffCustomers,
} from '../../../api/staff/customers.ts'
import { staffOrders } from '../../../api/staff/orders/orders.ts'
import { buttonClass } from '../../../ui/buttons/button.tsx'
import { ThingHistory } from '../../components/history/thing-history.tsx'
import { asLastShown } from '../../components/lists/use-list-state.ts'
import { NeighborLinks } from '../../components/lists/walk/neighbor-links.tsx'
import detailStyles from '../../components/page/details.module.css'
import { formatDate, formatMoment, formatMoney } from '../../components/page/formats.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { QueryState } from '../../components/page/query-state.tsx'
import { OrderTag, PaymentTag } from '../../components/page/tags.tsx'
import { useStaff } from '../../session/use-staff.ts'
import { CustomerAccount } from './customer-account.tsx'
import { CustomerFacts } from './customer-facts.tsx'
import { CustomerTags } from './customer-tags.tsx'
import { EditCustomer } from './edit-customer.tsx'
import { EraseCustomer } from './erase-customer.tsx'
import { LookAlikes } from './look-alikes.tsx'

/** One customer: the person, the orders, and what staff can do for them. */
export function Component() {
  const { custId = '' } = useParams()
  const query = useQuery(staffCustomer(custId))
  return (
    <QueryState query={query} isPage>
      {(found) => <CustomerScreen key={custId} found={found} />}
    </QueryState>
  )
}

const keyOf = ({ custId }: CustomerRow) => custId

function CustomerScreen({ found }: { found: StaffCustomer }) {
  const staff = useStaff()
  const { customer, isGuest, mergedInto, erasedDate } = found
  const { custId } = customer
  const name = `${customer.firstName} ${customer.lastName}`.trim() || customer.email
  const isLive = mergedInto === null && erasedDate === null
  const mayChange = isLive && staff?.may('customers.write')
  return (
    <>
      <PageHeader
        title={name}
        back={{ to: asLastShown('/customers'), label: 'Customers' }}
        neighbors={
          <NeighborLinks
            path="/customers"
            id={custId}
            noun="customer"
            keyOf={keyOf}
            question={staffCustomers}
          />
        }
        beside={<CustomerTags customer={{ ...customer, isGuest }} />}
        lead={`Since ${formatDate(found.createDate)}`}
        actions={
          <>
            {isLive && staff?.may('orders.write') && (
              <Link className={buttonClass('outline')} to={`/orders/phone?custId=${custId}`}>
                Order by phone
              </Link>
            )}
            {staff?.may('customers.erase') && (
              <a className={buttonClass('outline')} href={exportAddress(custId)} download>
                Export personal data
              </a>
            )}
            {isLive && staff?.may('customers.erase') && <EraseCustomer found={found} />}
          </>
        }
      />
      {mergedInto !== null && (
        <p className="note">
          This customer was merged into{' '}
          <Link to={`/customers/${mergedInto}`}>another customer</Link>.
        </p>
      )}
      {erasedDate !== null && (
        <p className="note">Personal data was erased on {formatDate(erasedDate)}.</p>
      )}
      <div className={detailStyles.columns}>
        <div>
          <OrdersOf custId={custId} count={found.orders} />
          {isLive && found.lookAlikes.length > 0 && (
            <LookAlikes found={found} canMerge={staff?.may('customers.write') ?? false} />
          )}
        </div>
        <div>
          <CustomerFacts found={found}>{mayChange && <EditCustomer found={found} />}</CustomerFacts>
          {mayChange && <CustomerAccount found={found} />}
          <ThingHistory objectType="customer" objectId={custId} />
        </div>
      </div>
    </>
  )
}

function OrdersOf({ custId, count }: { custId: number; count: number }) {
  const query = useQuery(staffOrders({ custId, size: 10 }))
  return (
    <section className="panel">
      <h2>Orders</h2>
      <QueryState query={query} lines={3}>
        {({ rows }) => (
          <ul className={detailStyles.list}>
            {rows.map((order) => (
              <li key={order.orderId}>
                <span>
                  <Link to={`/orders/${order.orderId}`}>Order# {order.orderNum}</Link>
                  <span className={detailStyles.subLine}>{formatMoment(order.createDate)}</span>
                </span>
                <span>
                  {formatMoney(order.grandTotal, order.currency)}{' '}
                  <OrderTag status={order.orderStatus} />{' '}
                  <PaymentTag status={order.paymentStatus} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      {count === 0 && <p className="muted">None yet.</p>}
      {count > 10 && <Link to={`/orders?custId=${custId}`}>All {count} orders</Link>}
    </section>
  )
}
