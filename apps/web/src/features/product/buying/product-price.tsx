import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { shopConfig } from '../../../api/shop.ts'
import { unitInWords } from '../../../components/facts/unit-in-words.ts'
import { eachWords } from '../../../components/price/pieces.ts'
import priceStyles from '../../../components/price/price.module.css'
import { SaleTag, WasPrice } from '../../../components/price/price.tsx'
import { shownPrice } from '../../../components/price/shown-price.ts'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { formatMoney, formatPercent, t } from '../../../lib/words/texts.ts'
import styles from './buy-box.module.css'

const SaleTerms = lazy(async () => ({ default: (await import('./sale-terms.tsx')).SaleTerms }))

/** The price the cart will charge, and why: CUTPRICE with the original crossed out, or the online price. */
export function ProductPrice({ product }: { product: ProductWire }) {
  const { kind, price, unitPrice, saved } = shownPrice(product)
  const percent = formatPercent(useQuery(shopConfig()).data?.onlineDiscount ?? 10)
  const isHydrated = useHydrated()
  const amounts = { percent, unit: formatMoney(unitPrice), saved: formatMoney(saved) }
  if (kind === 'sale') {
    return (
      <>
        <div className={`row ${priceStyles.prices} ${priceStyles.big}`}>
          <span className={`${priceStyles.price} ${priceStyles.big} ${priceStyles.sale} tabular`}>
            {formatMoney(price)}
          </span>
          <WasPrice price={unitPrice} large />
          <SaleTag product={product} exact />
        </div>
        <EachLine product={product} />
        <p className={`small muted ${styles.reason}`}>{t('product.saleWhy', amounts)}</p>
        {isHydrated && (
          <Suspense>
            <SaleTerms product={product} />
          </Suspense>
        )}
      </>
    )
  }
  return (
    <>
      <div className={`row ${priceStyles.prices} ${priceStyles.big}`}>
        <span className={`${priceStyles.price} ${priceStyles.big} tabular`}>
          {formatMoney(price)}
        </span>
        {kind === 'online' && <span className="tag good">{t('common.onlinePrice')}</span>}
      </div>
      <EachLine product={product} />
      <p className={`small muted ${styles.reason}`}>
        {t(kind === 'online' ? 'product.onlineWhy' : 'product.plainWhy', amounts)}
      </p>
    </>
  )
}

/** 'Box of 100 · $0.12 each'; renders nothing for a single piece. */
function EachLine({ product }: { product: ProductWire }) {
  const each = eachWords(product)
  return each && <p className="small tabular">{`${unitInWords(product.unitName)} · ${each}`}</p>
}
