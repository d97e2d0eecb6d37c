import type { FoundOrdersWire } from '@mendwell/contract/orders/placed-orders'
import { ORDER_LIST_SIZES } from '@mendwell/domain/orders/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { lastOrders } from '../../../api/orders/orders.ts'
import { SectionState } from '../../../components/lists/section-state.tsx'
import { PageTitle } from '../../../components/reading/page-title.tsx'
import { paths } from '../../../lib/addresses/paths.ts'
import { t } from '../../../lib/words/texts.ts'
import { useSession } from '../../../session/session.ts'
import { buttonClass } from '../../../ui/buttons/button.tsx'
import skeletonStyles from '../../../ui/skeleton.module.css'
import { OrderCard } from './order-card.tsx'
import styles from './orders-list.module.css'

/** The last 3, 5, 10 or 15 orders with their items (Specification §2). */
export function OrdersList({ isPage = false }: { isPage?: boolean }) {
  const [count, setCount] = useState<number>(ORDER_LIST_SIZES[0])
  const custId = useSession().customer?.custId ?? null
  const query = useQuery({ ...lastOrders(custId, count), placeholderData: keepPreviousData })
  return (
    <section>
      <div className="row between">
        {isPage ? <PageTitle title={t('orders.title')} /> : <h2>{t('orders.title')}</h2>}
        <select
          className={`input ${styles.count}`}
          aria-label={t('orders.howMany')}
          value={count}
          onChange={(event) => setCount(Number(event.currentTarget.value))}
        >
          {ORDER_LIST_SIZES.map((size) => (
            <option key={size} value={size}>
              {t('orders.showLast', { count: size })}
            </option>
          ))}
        </select>
      </div>
      <SectionState
        query={query}
        skeleton={<div className={skeletonStyles.invoice} />}
        isEmpty={({ orderCustomer }) => orderCustomer.length === 0}
        empty={<NoOrders />}
      >
        {(found) => <Cards found={found} />}
      </SectionState>
    </section>
  )
}

function Cards({ found }: { found: FoundOrdersWire }) {
  return found.orderCustomer.map((head) => (
    <OrderCard
      key={head.orders.orderId}
      head={head}
      items={found.orderItems.filter(
        ({ ordersItems }) => ordersItems.orderId === head.orders.orderId,
      )}
    />
  ))
}

/** A new account has no orders yet: not an error. */
export function NoOrders() {
  return (
    <div className={`panel flat ${styles.none}`}>
      <p>{t('orders.none')}</p>
      <Link className={buttonClass('secondary')} to={paths.continueShopping}>
        {t('cart.continue')}
      </Link>
    </div>
  )
}
