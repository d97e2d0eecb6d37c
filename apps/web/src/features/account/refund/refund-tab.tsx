import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { orderByNumber } from '../../../api/orders/orders.ts'
import { SectionState } from '../../../components/lists/section-state.tsx'
import { say, t } from '../../../lib/words/texts.ts'
import skeletonStyles from '../../../ui/skeleton.module.css'
import { RefundForm } from './refund-form.tsx'
import { ReturnList } from './return-list.tsx'

/** The refund form of one order, and its earlier requests; on a page of its own, that page has the title. */
export function RefundTab({ isPage = false }) {
  const number = useSearchParams()[0].get('order') ?? ''
  const query = useQuery({ ...orderByNumber(number), enabled: number !== '' })
  if (!number) return <p className="lead">{t('refund.whichOrder')}</p>
  return (
    <section>
      <h2>{isPage ? `${t('orders.number')} ${number}` : t('refund.title', { number })}</h2>
      <SectionState
        query={query}
        skeleton={<div className={skeletonStyles.invoice} />}
        isEmpty={({ orderCustomer }) => orderCustomer.length === 0}
        empty={<p className="lead">{t('refund.noOrder')}</p>}
      >
        {({ orderCustomer: [head], orderItems }) =>
          head && (
            <>
              {head.orders.paymentStatus === 'UNPAID' ? (
                <p className="note">{say('returnNotPaid')}</p>
              ) : (
                <RefundForm order={head.orders} items={orderItems} />
              )}
              <ReturnList orderNumber={head.orders.orderNum} />
            </>
          )
        }
      </SectionState>
    </section>
  )
}
