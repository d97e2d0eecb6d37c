import { priceText } from '../../../components/pricing/price-texts.ts'
import { formatMoment } from '../../../lib/words/dates.ts'
import styles from './buy-box.module.css'

/** When a sale ends by itself, by the shop's clock; most products are in none, so its code comes by itself. */
export function SaleEnds({ moment }: { moment: string }) {
  return (
    <p className={`small ${styles.reason}`}>
      {priceText('price.saleEnds', { moment: formatMoment(moment) })}
    </p>
  )
}
