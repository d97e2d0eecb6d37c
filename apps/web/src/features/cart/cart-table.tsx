import type { Cart, CartLine } from '@mendwell/domain/cart'
import type { QuoteAnswer } from '../../api/orders.ts'
import type { Figures } from '../../components/estimate.ts'
import { t } from '../../lib/texts.ts'
import { CartRow } from './cart-row.tsx'
import { ProblemRow } from './problem-row.tsx'

interface CartTableProps {
  cart: Cart
  figures: Figures
  problems: QuoteAnswer['problems']
  onRemove: (line: CartLine) => void
}

/** The lines of the cart: picture, name, note, unit price, quantity, line total, remove. */
export function CartTable({ cart, figures, problems, onRemove }: CartTableProps) {
  return (
    <table className="cart">
      <thead>
        <tr>
          <th scope="col">{t('cart.product')}</th>
          <th scope="col" className="n">
            {t('cart.unitPrice')}
          </th>
          <th scope="col">{t('common.quantity')}</th>
          <th scope="col" className="n">
            {t('cart.lineTotal')}
          </th>
          <th scope="col">
            <span className="vh">{t('cart.remove')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {cart.map((line) =>
          line.gone ? (
            <ProblemRow key={line.productId} line={line} onRemove={() => onRemove(line)} />
          ) : (
            <CartRow
              key={line.productId}
              line={line}
              figure={figures.lines.get(line.productId)}
              currency={figures.currency}
              shortage={problems.find(({ productId }) => productId === line.productId)}
              onRemove={() => onRemove(line)}
            />
          ),
        )}
      </tbody>
    </table>
  )
}
