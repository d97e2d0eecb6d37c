import { t } from '../../../lib/words/texts.ts'
import type { OrderItemRow } from '../orders/order-card.tsx'
import type { Refusal } from './items/use-refusals.ts'

interface ReturnClosedProps {
  items: readonly OrderItemRow[]
  refusalOf: (orderItemId: number) => Refusal | undefined
}

/** Instead of the form: why nothing of an order can be returned, item by item. */
export function ReturnClosed({ items, refusalOf }: ReturnClosedProps) {
  return (
    <div className="note">
      <div>
        <p className="strong">{t('refund.closed')}</p>
        <ul>
          {items.map(({ ordersItems: { orderItemId }, products }) => (
            <li key={orderItemId}>
              {products.productName}: {refusalOf(orderItemId)?.reason}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
