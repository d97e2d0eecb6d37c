import type { ImportedPrice } from '@mendwell/contract/catalog/product-imports'
import { Link } from 'react-router'
import type * as z from 'zod/mini'
import tableStyles from '../../../components/lists/table.module.css'
import { formatMoney, formatNumber } from '../../../components/page/formats.ts'

/** The largest price changes, to check before an import is applied: a shifted column or decimal point shows first. */
export function ImportPrices({ prices }: { prices: readonly z.input<typeof ImportedPrice>[] }) {
  if (prices.length === 0) return null
  return (
    <section className="stack-small">
      <h2>Prices that change most</h2>
      <div className={tableStyles.frame}>
        <table>
          <caption>Prices before and after</caption>
          <thead>
            <tr>
              <th className="number">Row</th>
              <th>Product</th>
              <th className="number">Before</th>
              <th className="number">After</th>
            </tr>
          </thead>
          <tbody>
            {prices.map(({ rowNo, productId, productName, before, after }) => (
              <tr key={rowNo}>
                <td className="number" data-label="Row">
                  {formatNumber(rowNo)}
                </td>
                <td className={`${tableStyles.main} ${tableStyles.typed}`}>
                  <Link to={`/products/${productId}`}>{productName}</Link>
                </td>
                <td className="number" data-label="Before">
                  {formatMoney(before)}
                </td>
                <td className="number" data-label="After">
                  {formatMoney(after)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
