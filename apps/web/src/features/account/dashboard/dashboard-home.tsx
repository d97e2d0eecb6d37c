import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { product } from '../../../api/catalog/catalog.ts'
import { lastOrders, tracking } from '../../../api/orders/orders.ts'
import type { CustomerAnswer } from '../../../api/sessions.ts'
import { useRefusal } from '../../../components/forms/use-refusal.ts'
import { SectionState } from '../../../components/lists/section-state.tsx'
import { paths } from '../../../lib/addresses/paths.ts'
import { goodsLanguage } from '../../../lib/words/goods-language.ts'
import { formatMoney, t } from '../../../lib/words/texts.ts'
import { putInCart } from '../../../purchase/lines/put-in-cart.ts'
import { Button, buttonClass } from '../../../ui/buttons/button.tsx'
import skeletonStyles from '../../../ui/skeleton.module.css'
import { ConfirmNotice } from '../mailed-links/confirm-notice.tsx'
import type { OrderHead } from '../orders/order-card.tsx'
import { OrderProgress } from '../orders/order-progress.tsx'
import { NoOrders, OrdersList } from '../orders/orders-list.tsx'
import styles from './dashboard-home.module.css'

// Most customers never have any.
const StoreCredit = lazy(async () => ({
  default: (await import('./store-credit.tsx')).StoreCredit,
}))

/** What matters first: the current order, recent orders, the address, something to buy again. */
export function DashboardHome({ customer }: { customer: CustomerAnswer }) {
  const query = useQuery(lastOrders(customer.custId, 3))
  const bought = query.data?.orderItems[0]?.products
  return (
    <>
      {!customer.emailVerified && <ConfirmNotice email={customer.email} />}
      <SectionState
        query={query}
        skeleton={<div className={skeletonStyles.invoice} />}
        isEmpty={({ orderCustomer }) => orderCustomer.length === 0}
        empty={<NoOrders />}
      >
        {({ orderCustomer: [newest] }) =>
          newest && (
            <>
              <Progress head={newest} />
              <div className={styles.lastOrders}>
                <OrdersList />
              </div>
            </>
          )
        }
      </SectionState>
      {/* Below orders of unknown height they would jump. */}
      {!query.isPending && <Tiles customer={customer} bought={bought} />}
    </>
  )
}

interface TilesProps {
  customer: CustomerAnswer
  /** Of the last order. */
  bought: { productId: number } | undefined
}

function Tiles({ customer, bought }: TilesProps) {
  return (
    <div className={`two-columns ${styles.tiles}`}>
      <section className="panel flat">
        <h2>{t('dashboard.address')}</h2>
        <p className="small muted">{addressLine(customer) || t('dashboard.noAddress')}</p>
        <div className="row">
          <Link className="strong small" to={paths.dashboardTab('profile')}>
            {t('profile.editTitle')}
          </Link>
          <Link className="strong small" to={paths.addresses}>
            {t('dashboard.addressBook')}
          </Link>
          <Link className="strong small" to={paths.cards}>
            {t('dashboard.cards')}
          </Link>
          <Link className="strong small" to={paths.quote('mine')}>
            {t('dashboard.quotes')}
          </Link>
        </div>
      </section>
      <section className="panel flat">
        <h2>{t('dashboard.clinic')}</h2>
        <p className="small muted">{t('dashboard.clinicHelp')}</p>
        <Link className="strong small" to={paths.clinic}>
          {t('dashboard.clinicLink')}
        </Link>
      </section>
      <Suspense>
        <StoreCredit />
      </Suspense>
      {bought && <BuyAgain productId={bought.productId} />}
    </div>
  )
}

function Progress({ head: { orders } }: { head: OrderHead }) {
  const tracked = useQuery(tracking(orders.orderNum, '')).data
  return (
    <section className="panel" aria-labelledby="newest-title">
      <div className="row between">
        <h2 id="newest-title">
          {t(`dashboard.newest.${orders.orderStatus}`, { number: orders.orderNum })}
        </h2>
        <Link className={buttonClass('secondary')} to={paths.tracking(orders.orderNum)}>
          {t('tracking.track')}
        </Link>
      </div>
      {tracked && <OrderProgress status={tracked.orderStatus} steps={tracked.steps} />}
    </section>
  )
}

/** The product as sold today: its price may have changed since. */
function BuyAgain({ productId }: { productId: number }) {
  const { data } = useQuery({ ...product(productId), retry: false })
  return data ? <BuyOne data={data} /> : null
}

function BuyOne({ data }: { data: ProductWire }) {
  if (useRefusal(data)) return null
  return (
    <section className="panel flat">
      <h2>{t('dashboard.buyAgain')}</h2>
      <p className="small muted" lang={goodsLanguage()}>
        {data.productName}
      </p>
      <Button rank="quiet" onClick={() => putInCart(data)}>
        {t('dashboard.addAgain', { price: formatMoney(data.onlinePrice) })}
      </Button>
    </section>
  )
}

function addressLine({ address, city, stateProvince, postalCode }: CustomerAnswer): string {
  const state = [stateProvince, postalCode].filter(Boolean).join(' ')
  return [address?.address1, city, state].filter(Boolean).join(', ')
}
