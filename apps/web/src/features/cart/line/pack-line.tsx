import type { CartLine } from '@mendwell/domain/orders/cart'
import { useState } from 'react'
import { queryClient } from '../../../api/calls/query-client.ts'
import { product as productQuery } from '../../../api/catalog/catalog.ts'
import { PackCount } from '../../../components/packs/pack-count.tsx'
import { packText } from '../../../components/packs/pack-text.ts'
import { goodsLanguage } from '../../../lib/words/goods-language.ts'
import { formatMoney } from '../../../lib/words/texts.ts'
import { addToCart, removeFromCart } from '../../../purchase/cart/cart.ts'
import type { FigureLine } from '../../../purchase/estimate/estimate.ts'
import { productToCartLine } from '../../../purchase/lines/put-in-cart.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { announce } from '../../../ui/notices/announcer.tsx'
import { showToast } from '../../../ui/notices/toast.tsx'

export interface PackLineProps {
  line: CartLine
  figure: FigureLine
  currency: string
}

/** How many pieces a cart line holds, and a button to switch to packs that hold them for less. */
export function PackLine({ line, figure, currency }: PackLineProps) {
  const { pack, cheaperPack: offer } = figure
  return (
    <>
      {pack && (
        <PackCount
          pack={pack}
          quantity={line.quantity}
          price={figure.unitPrice}
          currency={currency}
        />
      )}
      {offer && <Cheaper {...{ line, offer, currency }} />}
    </>
  )
}

interface CheaperProps {
  line: CartLine
  offer: NonNullable<FigureLine['cheaperPack']>
  currency: string
}

function Cheaper({ line, offer, currency }: CheaperProps) {
  const [isBusy, setBusy] = useState(false)
  const saving = formatMoney(offer.saving, currency)
  const packs = `${offer.quantity} × ${offer.productName}`
  async function swap() {
    setBusy(true)
    try {
      const product = await queryClient.fetchQuery(productQuery(offer.productId))
      addToCart(productToCartLine(product, { quantity: offer.quantity }))
      removeFromCart(line.lineId)
      announce(packText('packs.swapped', { packs, saving }))
    } catch {
      setBusy(false)
      showToast({ kind: 'warn', text: packText('packs.failed') })
    }
  }
  return (
    <span className="note good">
      <span>
        <b className="strong">{packText('packs.cheaper', { saving })}</b>{' '}
        <span lang={goodsLanguage()}>{packs}</span>{' '}
        <Button rank="outline" disabled={isBusy} onClick={() => void swap()}>
          {packText('packs.swap', { saving })}
        </Button>
      </span>
    </span>
  )
}
