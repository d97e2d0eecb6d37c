import type { ExchangeSizesWire } from '@mendwell/contract/replacements/exchange-sizes'
import { formatMoney, t } from '../../../../lib/words/texts.ts'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import type { OrderItemRow } from '../../orders/order-card.tsx'
import type { ItemInput } from './use-refund-input.ts'

interface SizeChoicesProps {
  items: readonly OrderItemRow[]
  sizes: ExchangeSizesWire
  inputOf: (orderItemId: number) => ItemInput
  onChoose: (orderItemId: number, part: Partial<ItemInput>) => void
}

/** For each item to exchange: the sizes in stock, each at today's price. */
export function SizeChoices({ items, sizes, inputOf, onChoose }: SizeChoicesProps) {
  const chosen = items.filter(({ ordersItems }) => inputOf(ordersItems.orderItemId).quantity > 0)
  return chosen.map(({ ordersItems: { orderItemId }, products: { productName } }) => {
    const { quantity, wantedProductId } = inputOf(orderItemId)
    const others = sizes.items.find((one) => one.orderItemId === orderItemId)?.sizes ?? []
    const inStock = others.filter(({ available }) => available === null || available >= quantity)
    if (inStock.length === 0) {
      return (
        <p key={orderItemId} className="note warn">
          {t('exchange.noSizes', { name: productName })}
        </p>
      )
    }
    return (
      <SelectField
        key={orderItemId}
        label={t('exchange.sizeOf', { name: productName })}
        placeholder={t('common.choose')}
        options={inStock.map(({ productId, label, price }) => ({
          value: String(productId),
          label: t('exchange.size', { label, price: formatMoney(price, sizes.currency) }),
        }))}
        value={wantedProductId === null ? '' : String(wantedProductId)}
        onChange={(event) =>
          onChoose(orderItemId, { wantedProductId: Number(event.currentTarget.value) || null })
        }
      />
    )
  })
}
