import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { CallProblem } from '../../api/calls/call.ts'
import { lastOrders, orderByNumber } from '../../api/orders/orders.ts'
import { SectionState } from '../../components/lists/section-state.tsx'
import { useOrderLink } from '../../purchase/placing/use-order-link.ts'
import { useSession } from '../../session/session.ts'
import skeletonStyles from '../../ui/skeleton.module.css'
import styles from './invoice.module.css'
import { InvoiceScreen } from './invoice-screen.tsx'
import { NoInvoice } from './no-invoice.tsx'

/** The printable invoice, from stored data: a reload shows it again (Specification §2). */
export function Component() {
  const number = useSearchParams()[0].get('order')
  const isOpening = useOrderLink()
  const custId = useSession().customer?.custId ?? null
  const query = useQuery({
    ...(number ? orderByNumber(number) : lastOrders(custId, 1)),
    enabled: !isOpening,
  })
  const isClosed = query.error instanceof CallProblem && query.error.problem.status < 500
  if (isClosed && query.data === undefined) return <NoInvoice />
  return (
    <div className={`page ${styles.page}`}>
      <SectionState
        query={query}
        isPage
        skeleton={<div className={skeletonStyles.invoice} />}
        isEmpty={({ orderCustomer }) => orderCustomer.length === 0}
        empty={<NoInvoice />}
      >
        {(found) => <InvoiceScreen found={found} onChanged={() => void query.refetch()} />}
      </SectionState>
    </div>
  )
}
