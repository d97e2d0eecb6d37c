import { toDollars } from '@mendwell/contract/wire/dollars'
import { MAX_QUANTITY } from '@mendwell/domain/orders/limits'
import { piecesOf } from '@mendwell/domain/orders/order-lines'
import { priceText } from '../../../components/pricing/price-texts.ts'
import { formatMoney } from '../../../lib/words/texts.ts'
import { changeQuantity, useCart } from '../../../purchase/cart/cart.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import type { PackLineProps } from './pack-line.tsx'

/** Why a piece costs less here, and a button to reach the next lower price. */
export function TierLine({ line, figure, currency }: PackLineProps) {
  const pieces = piecesOf(useCart(), line.productId)
  const { tiers = [], lineId, productName, quantity } = line
  const price = (cents: number) => formatMoney(toDollars(cents), currency)
  const reached = tiers.findLast(({ from }) => from <= pieces)
  // A sale may have started meanwhile: only prices that are charged are shown.
  const isCharged = reached && toDollars(reached.cents) === figure.unitPrice
  const next = tiers.find(({ from }) => from > pieces && from <= MAX_QUANTITY)
  const more = next && {
    count: next.from - pieces,
    price: price(next.cents),
  }
  return (
    <>
      {isCharged && (
        <span className="tiny muted tabular">
          {priceText(reached.from > 1 ? 'price.tier' : 'price.yoursEach', {
            count: reached.from,
            price: price(reached.cents),
          })}
        </span>
      )}
      {more && (
        <span>
          <Button
            rank="quiet"
            aria-label={`${priceText('price.addMore', more)}: ${productName}`}
            onClick={() => changeQuantity(lineId, quantity + more.count)}
          >
            {priceText('price.addMore', more)}
          </Button>
        </span>
      )}
    </>
  )
}
