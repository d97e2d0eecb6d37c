import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import {
  type OrderRow,
  type StaffOrder,
  staffOrder,
  staffOrders,
} from '../../../../api/staff/orders/orders.ts'
import { paths } from '../../../../lib/addresses/paths.ts'
import { buttonClass } from '../../../../ui/buttons/button.tsx'
import { asLastShown } from '../../../components/lists/use-list-state.ts'
import { NeighborLinks } from '../../../components/lists/walk/neighbor-links.tsx'
import detailStyles from '../../../components/page/details.module.css'
import { formatMoment } from '../../../components/page/formats.ts'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { QueryState } from '../../../components/page/query-state.tsx'
import { OrderTag, PaymentTag } from '../../../components/page/tags.tsx'
import { useStaff } from '../../../session/use-staff.ts'
import { ShipmentPanel } from '../parcels/shipment-panel.tsx'
import { RefundPanel } from '../refunds/refund-panel.tsx'
import { ReplacementPanel } from '../replacements/replacement-panel.tsx'
import { ReturnPanel } from '../returns/return-panel.tsx'
import { MarkPaid } from '../transitions/mark-paid.tsx'
import { isToPack, primaryActionOf } from '../transitions/primary-action.ts'
import { TransitionButtons } from '../transitions/transition-buttons.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderMails } from './order-mails.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderPeople } from './order-people.tsx'
import { PromisedDates } from './promised-dates.tsx'
import { Timeline } from './timeline.tsx'

/** One order: its items, customer, history, and all actions. */
export function Component() {
  const { orderId = '' } = useParams()
  const query = useQuery(staffOrder(orderId))
  return (
    <QueryState query={query} isPage>
      {(order) => <OrderScreen key={orderId} order={order} />}
    </QueryState>
  )
}

function OrderScreen({ order }: { order: StaffOrder }) {
  const staff = useStaff()
  const { orderId, orderNum, orderStatus, paymentStatus, createDate } = order.orders
  return (
    <>
      <PageHeader
        title={`Order# ${orderNum}`}
        back={{ to: asLastShown('/orders'), label: 'Orders' }}
        neighbors={
          <NeighborLinks
            path="/orders"
            id={orderId}
            noun="order"
            keyOf={keyOf}
            question={staffOrders}
          />
        }
        beside={
          <>
            <OrderTag status={orderStatus} />
            <PaymentTag status={paymentStatus} />
          </>
        }
        lead={formatMoment(createDate)}
        actions={
          <>
            <Link
              className={buttonClass('outline')}
              to={`/orders/packing-documents?orderIds=${orderId}`}
            >
              Print
            </Link>
            {staff?.may('orders.move') && isToPack(order) && (
              <Link
                className={buttonClass(primaryActionOf(order) === 'PACK' ? 'primary' : 'outline')}
                to={`/orders/pack?orderIds=${orderId}`}
              >
                Pack
              </Link>
            )}
            <a className={buttonClass('outline')} href={paths.invoicePdf(orderNum)}>
              Invoice (PDF)
            </a>
            {staff?.may('orders.pay') && <MarkPaid order={order} />}
            {staff?.may('orders.move') && <TransitionButtons order={order} />}
          </>
        }
      />
      <div className={detailStyles.columns}>
        <div>
          <OrderItems order={order} />
          {staff?.may('orders.move') && <ShipmentPanel order={order} />}
          {staff?.may('returns.handle') && <ReturnPanel order={order} />}
          <ReplacementPanel order={order} />
          {staff?.may('orders.refund') && <RefundPanel order={order} />}
          <OrderMails order={order} canResend={staff?.may('orders.write') ?? false} />
        </div>
        <div>
          <OrderPeople order={order} />
          <PromisedDates delivery={order.delivery} />
          {staff?.may('orders.write') && <OrderNotes orderId={orderId} />}
          <Timeline entries={order.timeline} currency={order.orders.currency} />
        </div>
      </div>
    </>
  )
}

const keyOf = ({ orderId }: OrderRow) => orderId
