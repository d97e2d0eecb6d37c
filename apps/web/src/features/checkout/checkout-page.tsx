import pageStyles from '../../components/orders/purchase-page.module.css'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { say, t } from '../../lib/words/texts.ts'
import { useCart } from '../../purchase/cart/cart.ts'
import { EmptyCart } from '../../purchase/lines/empty-cart.tsx'
import { OrderOnItsWay } from '../../purchase/placing/order-on-its-way.tsx'
import { OrderRefusal } from '../../purchase/placing/order-refusal.tsx'
import { usePlaceOrder } from '../../purchase/placing/use-place-order.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './checkout-page.module.css'
import { CheckoutScreen } from './checkout-screen.tsx'

/** Checkout, or what to do when there is nothing to check out (Specification §8). */
export function Component() {
  const cart = useCart()
  const order = usePlaceOrder()
  if (order.isPlaced) return <OrderOnItsWay />
  if (cart.length > 0) return <CheckoutScreen cart={cart} order={order} />
  return (
    <div className={`page ${pageStyles.page}`}>
      <PageTitle title={t('checkout.title')} />
      <p className={`note warn ${styles.emptyWarning}`} role="alert">
        <Icon name="alert-triangle" />
        {say('addItemsToCart')}
      </p>
      <OrderRefusal order={order} />
      <EmptyCart />
    </div>
  )
}
