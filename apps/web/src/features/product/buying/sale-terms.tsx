import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import { priceText } from '../../../components/pricing/price-texts.ts'
import { formatMoment } from '../../../lib/words/dates.ts'
import { formatMoney } from '../../../lib/words/texts.ts'
import styles from './buy-box.module.css'

interface SaleTermsProps {
  product: Pick<ProductWire, 'lowestBefore' | 'saleEndsAt'>
}

/**
 * The lowest price before a product's sale, if known, and when the sale ends by itself, in the shop's time zone; most
 * products are not on sale, so its code is loaded separately.
 */
export function SaleTerms({ product: { lowestBefore, saleEndsAt } }: SaleTermsProps) {
  return (
    <>
      {lowestBefore !== undefined && (
        <p className={`small tabular ${styles.reason}`}>
          {priceText('price.lowestBefore', { price: formatMoney(lowestBefore) })}
        </p>
      )}
      {saleEndsAt && (
        <p className={`small ${styles.reason}`}>
          {priceText('price.saleEnds', { moment: formatMoment(saleEndsAt) })}
        </p>
      )}
    </>
  )
}
