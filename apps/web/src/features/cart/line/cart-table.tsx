import type { Cart, CartLine } from '@mendwell/domain/orders/cart'
import { allocateLines } from '@mendwell/domain/orders/stock'
import { lazy, Suspense } from 'react'
import type { QuoteAnswer } from '../../../api/orders/orders.ts'
import { t } from '../../../lib/words/texts.ts'
import type { Figures } from '../../../purchase/estimate/estimate.ts'
import { lineName } from '../../../purchase/lines/line-name.ts'
import { CartRow } from './cart-row.tsx'
import styles from './cart-table.module.css'

const ProblemRow = lazy(async () => ({ default: (await import('./problem-row.tsx')).ProblemRow }))

interface CartTableProps {
  cart: Cart
  figures: Figures
  problems: QuoteAnswer['problems']
  onRemove: (line: CartLine) => void
}

/** For each line that requests too many, the available pieces: stock goes to the first lines of a product. */
function availableOf(cart: Cart, problems: CartTableProps['problems']): (number | undefined)[] {
  const shortOf = (productId: number) => problems.find((problem) => problem.productId === productId)
  const parts = allocateLines(cart, (productId) => shortOf(productId)?.available ?? null)
  return cart.map(({ productId }, at) => {
    const part = parts[at]
    return shortOf(productId) && part && part.backordered > 0 ? part.taken : undefined
  })
}

/** The lines of the cart: picture, name, note, unit price, quantity, line total, remove. */
export function CartTable({ cart, figures, problems, onRemove }: CartTableProps) {
  const had = availableOf(cart, problems)
  return (
    <table className={styles.cart}>
      <thead>
        <tr>
          <th scope="col">{t('cart.product')}</th>
          <th scope="col" className="number">
            {t('cart.unitPrice')}
          </th>
          <th scope="col">{t('common.quantity')}</th>
          <th scope="col" className="number">
            {t('cart.lineTotal')}
          </th>
          <th scope="col">
            <span className="visually-hidden">{t('cart.remove')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {cart.map((line, at) =>
          line.gone || line.refusal ? (
            <Suspense key={line.lineId}>
              <ProblemRow line={line} onRemove={() => onRemove(line)} />
            </Suspense>
          ) : (
            <CartRow
              key={line.lineId}
              line={line}
              name={lineName(line, cart)}
              figure={figures.lines.get(line.lineId)}
              currency={figures.currency}
              available={had[at]}
              onRemove={() => onRemove(line)}
            />
          ),
        )}
      </tbody>
    </table>
  )
}
