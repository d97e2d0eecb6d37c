import type { Cart } from '@mendwell/domain/orders/cart'
import { countPieces } from '@mendwell/domain/orders/cart'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { shopConfig } from '../../api/shop.ts'
import priceStyles from '../../components/price/price.module.css'
import { whyNotSold } from '../../components/price/sale-refusal.ts'
import { imageSources } from '../../lib/addresses/images.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { goodsLanguage } from '../../lib/words/goods-language.ts'
import { formatMoney, plural, say, t } from '../../lib/words/texts.ts'
import { useCart } from '../../purchase/cart/cart.ts'
import { estimateFigures, type Figures } from '../../purchase/estimate/estimate.ts'
import { lineName } from '../../purchase/lines/line-name.ts'
import lineStyles from '../../purchase/lines/product-line.module.css'
import { buttonClass } from '../../ui/buttons/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import menuStyles from '../dropdown/header-menu.module.css'
import { useDropdowns } from '../dropdown/use-dropdowns.ts'
import styles from './cart-menu.module.css'

/** The cart with its number of pieces, and its contents on demand (Specification §2, Header). */
export function CartMenu() {
  const cart = useCart()
  const { isOpen, item, trigger, panel } = useDropdowns()
  const pieces = countPieces(cart)
  const { data: config } = useQuery(shopConfig())
  const figures = estimateFigures(cart, config, undefined)
  const total = formatMoney(figures.subtotal)
  return (
    <div className={menuStyles.group} {...item('cart')}>
      <Link className={menuStyles.action} to={paths.cart}>
        <Icon name="shopping-cart" />
        {pieces > 0 && (
          <span className={`${menuStyles.count} tabular`} aria-hidden="true">
            {pieces}
          </span>
        )}
        <span aria-hidden="true">
          {t('shell.cart')}
          <b className="tabular">{total}</b>
        </span>
        <span className="visually-hidden">{`${t('shell.cart')}, ${plural('shell.cartWith', pieces)}, ${total}`}</span>
      </Link>
      <button
        type="button"
        className={menuStyles.unfold}
        aria-label={t('shell.cartContents')}
        {...trigger('cart')}
      >
        <Icon name="chevron-down" />
      </button>
      {isOpen('cart') && (
        <div className={`${menuStyles.popover} ${menuStyles.wide}`} {...panel('cart')}>
          <CartContents cart={cart} figures={figures} total={total} />
        </div>
      )}
    </div>
  )
}

interface CartContentsProps {
  cart: Cart
  figures: Figures
  total: string
}

function CartContents({ cart, figures, total }: CartContentsProps) {
  if (cart.length === 0) return <p className="muted">{say('cartEmpty')}</p>
  return (
    <>
      <ul className={styles.lines}>
        {cart.map((line) => (
          <li key={line.lineId}>
            <Link
              className={lineStyles.line}
              to={paths.product({ ...line, subCategory: line.category })}
            >
              <Picture
                {...imageSources(line.productImage)}
                sizes="56px"
                alt=""
                width={56}
                height={56}
              />
              <span>
                <b lang={goodsLanguage()}>{lineName(line, cart)}</b>
                <span className="muted tiny">
                  {whyNotSold(line) ?? t('shell.pieces', { count: line.quantity })}
                </span>
              </span>
              <span className={`${priceStyles.price} ${lineStyles.price} tabular`}>
                {!whyNotSold(line) && formatMoney(figures.lines.get(line.lineId)?.lineTotal ?? 0)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="row between">
        <span>{t('shell.total')}</span>
        <b className={`${priceStyles.price} tabular`}>{total}</b>
      </p>
      <p className="tiny muted">{t('shell.beforeShipping')}</p>
      <Link className={buttonClass('primary', { wide: true })} to={paths.cart}>
        {t('shell.viewCart')}
      </Link>
    </>
  )
}
