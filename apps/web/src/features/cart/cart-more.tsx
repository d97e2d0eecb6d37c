import type { Cart } from '@mendwell/domain/orders/cart'
import { Link } from 'react-router'
import { CartFit } from '../../components/devices/cart-fit.tsx'
import { paths } from '../../lib/addresses/paths.ts'
import { t } from '../../lib/words/texts.ts'
import { cartLinkText } from '../../purchase/lines/cart-link-texts.ts'

/** What is below the lines of a cart: device mismatches, and where else to put the lines. */
export function CartMore({ cart }: { cart: Cart }) {
  return (
    <>
      <CartFit cart={cart} />
      <p className="row">
        <Link to={paths.lists}>{t('cart.lists')}</Link>
        <Link to={paths.shareCart}>{cartLinkText('carts.share')}</Link>
      </p>
    </>
  )
}
