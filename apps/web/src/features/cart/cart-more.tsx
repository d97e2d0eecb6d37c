import type { Cart } from '@mendwell/domain/orders/cart'
import { Link } from 'react-router'
import { CartFit } from '../../components/devices/cart-fit.tsx'
import { paths } from '../../lib/addresses/paths.ts'
import { t } from '../../lib/words/texts.ts'
import { isCartStored } from '../../purchase/cart/cart.ts'
import { cartLinkText } from '../../purchase/lines/cart-link-texts.ts'
import { useSession } from '../../session/session.ts'
import { Icon } from '../../ui/icon.tsx'

/** What is below the lines of a cart: that it is not stored, device mismatches, and where else to put the lines. */
export function CartMore({ cart }: { cart: Cart }) {
  // The shop stores the carts of customers, too.
  const { authenticated } = useSession()
  return (
    <>
      {!authenticated && !isCartStored() && (
        <p className="note warn" role="status">
          <Icon name="alert-triangle" />
          {cartLinkText('carts.notStored')}
        </p>
      )}
      <CartFit cart={cart} />
      <p className="row">
        <Link to={paths.lists}>{t('cart.lists')}</Link>
        <Link to={paths.shareCart}>{cartLinkText('carts.share')}</Link>
      </p>
    </>
  )
}
