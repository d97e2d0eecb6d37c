import type { ProductWire } from '@mendwell/contract/catalog'
import type { SaleRefusal } from '@mendwell/domain/sale-class'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { shopConfig } from '../../api/shop.ts'
import priceStyles from '../../components/price.module.css'
import { refusalWords } from '../../components/sale-refusal.ts'
import { callLink } from '../../lib/call-link.ts'
import { paths } from '../../lib/paths.ts'
import { formatMoney, t } from '../../lib/texts.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './buy-box.module.css'

interface NotForSaleProps {
  product: ProductWire
  refusal: SaleRefusal
}

/** In place of the purchase: why this product cannot be ordered here, and the way on. */
export function NotForSale({ product, refusal }: NotForSaleProps) {
  const phone = useQuery(shopConfig()).data?.phone
  return (
    <div className={styles.buyBox}>
      {product.onlinePrice > 0 && (
        <span className={`${priceStyles.price} ${priceStyles.big} tabular`}>
          {formatMoney(product.onlinePrice)}
        </span>
      )}
      <div className={`note warn ${styles.refused}`}>
        <Icon name="alert-triangle" />
        <div>
          <b className="strong">{refusalWords(refusal)}</b>
          <p>{t(`product.refusedWhy.${refusal}`)}</p>
        </div>
      </div>
      <div className={styles.buyRow}>
        <Link className={buttonClass('primary', { big: true, wide: true })} to={paths.contact}>
          {t('shop.contactUs')}
        </Link>
        {phone && (
          <a className={buttonClass('outline', { big: true, wide: true })} href={callLink(phone)}>
            <Icon name="phone" />
            {t('product.callNumber', { phone })}
          </a>
        )}
      </div>
    </div>
  )
}
