import type { ProductWithImageWire } from '@mendwell/contract/catalog/catalog'
import { formatMoney, t } from '../../../lib/words/texts.ts'
import styles from './price-tiers.module.css'

interface PriceTiersProps {
  /** Per piece, in dollars. */
  price: number
  /** Each lower than the one before. */
  tiers: ProductWithImageWire['tiers']
  /** The chosen quantity plus those in the cart: their row is marked. */
  pieces: number
}

/** The price per piece by quantity. */
export function PriceTiers({ price, tiers, pieces }: PriceTiersProps) {
  const rows = tiers[0]?.from === 1 ? tiers : [{ from: 1, unitPrice: price }, ...tiers]
  const reached = rows.findLast(({ from }) => from <= pieces)
  return (
    <table className={`small tabular ${styles.tiers}`}>
      <thead>
        <tr>
          <th scope="col">{t('common.quantity')}</th>
          <th scope="col">{t('product.priceEach')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr
            key={row.from}
            className={row === reached ? styles.reached : undefined}
            aria-current={row === reached ? 'true' : undefined}
          >
            <th scope="row">{rangeInWords(row.from, rows[at + 1]?.from)}</th>
            <td>{formatMoney(row.unitPrice)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** '1 to 9', or '10 or more'. */
function rangeInWords(from: number, next: number | undefined): string {
  if (next === undefined) return t('product.orMore', { from })
  return next === from + 1 ? String(from) : t('product.fromTo', { from, to: next - 1 })
}
