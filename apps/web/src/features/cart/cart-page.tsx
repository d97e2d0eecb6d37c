import { isDeliveryTime, PICKUP_TIMES } from '@mendwell/domain/delivery/pickup'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import pageStyles from '../../components/orders/purchase-page.module.css'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { useFigures } from '../../components/shop/use-figures.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { say, t } from '../../lib/words/texts.ts'
import { useCart } from '../../purchase/cart/cart.ts'
import { whileOpen } from '../../purchase/draft/checkout-draft.ts'
import { useSpokenTotal } from '../../purchase/estimate/use-spoken-total.ts'
import { EmptyCart } from '../../purchase/lines/empty-cart.tsx'
import { OrderOnItsWay } from '../../purchase/placing/order-on-its-way.tsx'
import { OrderRefusal } from '../../purchase/placing/order-refusal.tsx'
import { usePlaceOrder } from '../../purchase/placing/use-place-order.ts'
import { useSession } from '../../session/session.ts'
import { useDeliveryZip } from '../../state/delivery-zip.ts'
import { CartAside } from './cart-aside.tsx'
import { GuestForm } from './guest-form.tsx'
import { CartTable } from './line/cart-table.tsx'
import { checkNotes } from './line/line-note.tsx'
import { RemovedNotes, useRemovedLines } from './line/removed-notes.tsx'
import { PickupFields } from './pickup-fields.tsx'
import { usePickupChoice } from './use-pickup-choice.ts'

// Loaded later: the cart's first script has no room for it.
const CartMore = lazy(async () => ({
  default: (await import('./cart-more.tsx')).CartMore,
}))

const CartWallets = lazy(async () => ({
  default: (await import('./cart-wallets.tsx')).CartWallets,
}))
/** Their final heights. */
const MORE_STYLE = { minHeight: 44 }
const WALLETS_STYLE = { minHeight: 124, marginTop: 16 }

/** The cart with its totals, pickup choices and the quick form for guests (Specification §2). */
export function Component() {
  const cart = useCart()
  const removed = useRemovedLines()
  const order = usePlaceOrder()
  const byWallet = usePlaceOrder()
  if (order.isPlaced || byWallet.isPlaced) return <OrderOnItsWay />
  if (cart.length === 0) {
    return (
      <div className={`page ${pageStyles.page}`}>
        <PageTitle title={say('cartEmpty')} />
        <RemovedNotes removed={removed} />
        <OrderRefusal order={order} />
        <OrderRefusal order={byWallet} />
        <EmptyCart />
        <SavedLink />
      </div>
    )
  }
  return <FilledCart {...{ cart, removed, order, byWallet }} />
}

interface FilledCartProps {
  cart: ReturnType<typeof useCart>
  removed: ReturnType<typeof useRemovedLines>
  order: ReturnType<typeof usePlaceOrder>
  /** The same for the wallets: each shows its own refusal. */
  byWallet: ReturnType<typeof usePlaceOrder>
}

function FilledCart({ cart, removed, order, byWallet }: FilledCartProps) {
  const { authenticated } = useSession()
  const pickup = usePickupChoice()
  const { figures, problems, failed, retry } = useFigures(cart, {
    pickupType: pickup.choice.pickupType,
    postalCode: useDeliveryZip() ?? null,
  })
  useSpokenTotal(figures)
  const { pickupTimes = PICKUP_TIMES } = figures
  const isCollected = pickup.choice.pickupType === 'IN STORE'
  const times = isCollected ? pickupTimes : pickupTimes.filter(isDeliveryTime)
  const pickupTime = whileOpen(pickup.choice.pickupTime, times)
  const choice = { ...pickup.choice, pickupTime }
  const { change, error } = pickup
  const pickupFields = <PickupFields onChange={change} {...{ choice, times, error }} />
  const isReady = () => checkNotes(cart) && pickup.check()
  return (
    <div className={`page ${pageStyles.page}`}>
      <div className={`row between ${pageStyles.head}`}>
        <PageTitle title={t('cart.title')} />
        <Link className="strong small" to={paths.continueShopping}>
          {t('cart.continue')}
        </Link>
      </div>
      <div className={`${pageStyles.columns} ${pageStyles.cartColumns}`}>
        <div>
          <CartTable cart={cart} figures={figures} problems={problems} onRemove={removed.remove} />
          <RemovedNotes removed={removed} />
          <div style={MORE_STYLE}>
            <Suspense>
              <CartMore cart={cart} />
            </Suspense>
          </div>
        </div>
        <CartAside
          {...{ cart, figures, failed, retry, isReady, isCollected }}
          wallets={
            <div style={WALLETS_STYLE}>
              <Suspense>
                <CartWallets
                  {...{ cart, isReady }}
                  order={byWallet}
                  deliveryType={pickup.deliveryType}
                />
              </Suspense>
            </div>
          }
        />
        <div>
          {authenticated ? (
            pickupFields
          ) : (
            <GuestForm {...{ cart, choice, pickupFields, figures, order, isReady }} />
          )}
        </div>
      </div>
    </div>
  )
}

const SavedLink = () => (
  <p className="row">
    <Link to={paths.lists}>{t('cart.lists')}</Link>
  </p>
)
