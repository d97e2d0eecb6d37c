import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import { Link } from 'react-router'
import { useRefusal } from '../../components/forms/use-refusal.ts'
import { refusalWords } from '../../components/price/sale-refusal.ts'
import { waysOn } from '../../components/price/way-on.ts'
import { goodsLanguage } from '../../lib/words/goods-language.ts'
import { t } from '../../lib/words/texts.ts'
import { putInCart } from '../../purchase/lines/put-in-cart.ts'
import { Button, buttonClass } from '../../ui/buttons/button.tsx'

/** Adds one to the cart, or says why it cannot be bought here and whom to ask. */
export function BuyCell({ product }: { product: ProductWire }) {
  const refusal = useRefusal(product)
  const name = (
    <span className="visually-hidden" lang={goodsLanguage()}>
      {' '}
      {product.productName}
    </span>
  )
  if (!refusal) {
    return (
      <Button wide onClick={() => putInCart(product)}>
        {t('common.addToCart')}
        {name}
      </Button>
    )
  }
  const [way] = waysOn(refusal, product.productId)
  return (
    <div className="stack-small">
      <p className="small">{refusalWords(refusal)}</p>
      <Link className={buttonClass('outline', { wide: true })} to={way.to}>
        {way.label}
        {name}
      </Link>
    </div>
  )
}
