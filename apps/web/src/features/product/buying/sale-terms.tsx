import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import { priceText } from '../../../components/pricing/price-texts.ts'
import { formatMoment } from '../../../lib/words/dates.ts'
import { formatMoney } from '../../../lib/words/texts.ts'
import styles from './buy-box.module.css'

interface SaleTermsProps {
  product: Pick<ProductWire, 'lowestBefore' | 'saleEndsAt'>
}

/**
 * What a product on sale cost before at the least, where the shop knows it, and when the sale ends by itself, by the shop's
 * clock; most products are on none, so its code comes by itself.
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
