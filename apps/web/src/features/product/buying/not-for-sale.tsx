import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import type { SaleRefusal } from '@mendwell/domain/catalog/sale-class'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { shopConfig } from '../../../api/shop.ts'
import priceStyles from '../../../components/price/price.module.css'
import { refusalWords } from '../../../components/price/sale-refusal.ts'
import { waysOn } from '../../../components/price/way-on.ts'
import { callLink } from '../../../lib/addresses/call-link.ts'
import { paths } from '../../../lib/addresses/paths.ts'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { formatMoney, t } from '../../../lib/words/texts.ts'
import { buttonClass } from '../../../ui/buttons/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './buy-box.module.css'

const AddToQuote = lazy(async () => ({
  default: (await import('./add-to-quote.tsx')).AddToQuote,
}))

interface NotForSaleProps {
  product: ProductWire
  refusal: SaleRefusal
}

/** Replaces the purchase: why this product cannot be ordered here, and the alternatives. */
export function NotForSale({ product, refusal }: NotForSaleProps) {
  const phone = useQuery(shopConfig()).data?.phone
  const ways = waysOn(refusal, product.productId)
  const isHydrated = useHydrated()
  const isBilled = refusal === 'QUOTE_ONLY' && product.hcpcs !== null
  return (
    <div className={styles.buyBox}>
      {product.onlinePrice > 0 && (
        <div className="row">
          <span className={`${priceStyles.price} ${priceStyles.big} tabular`}>
            {formatMoney(product.onlinePrice)}
          </span>
          {refusal === 'QUOTE_ONLY' && <span className="tag info">{t('shop.estimate')}</span>}
        </div>
      )}
      <div className={`note ${refusal === 'QUOTE_ONLY' ? 'info' : 'warn'} ${styles.refused}`}>
        <Icon name={refusal === 'QUOTE_ONLY' ? 'info-circle' : 'alert-triangle'} />
        <div>
          <b className="strong">
            {refusalWords(refusal)}
            {isBilled && `, ${t('product.hcpcsCode', { code: product.hcpcs ?? '' })}`}
          </b>
          <p>{t(`product.refusedWhy.${refusal}`)}</p>
        </div>
      </div>
      <div className={styles.buyRow}>
        {ways.map(({ to, label }, at) => (
          <Link
            key={to}
            className={buttonClass(at === 0 ? 'primary' : 'outline', { big: true, wide: true })}
            to={to}
          >
            {label}
          </Link>
        ))}
        {isHydrated && ways.some(({ to }) => to === paths.quote(product.productId)) && (
          <Suspense>
            <AddToQuote productId={product.productId} />
          </Suspense>
        )}
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
