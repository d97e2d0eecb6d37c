import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import { Link } from 'react-router'
import priceStyles from '../../../components/price/price.module.css'
import { LowestBefore, WasPrice } from '../../../components/price/price.tsx'
import { priceWords, shownPrice } from '../../../components/price/shown-price.ts'
import { imageSources } from '../../../lib/addresses/images.ts'
import { paths } from '../../../lib/addresses/paths.ts'
import { goodsLanguage } from '../../../lib/words/goods-language.ts'
import lineStyles from '../../../purchase/lines/product-line.module.css'
import { Picture } from '../../../ui/picture.tsx'

/** A product in one line: picture, name and price. */
export function DealLine({ product }: { product: ProductWire }) {
  const { kind, unitPrice } = shownPrice(product)
  const onSale = kind === 'sale' && !product.quoteOnly
  return (
    <Link className={lineStyles.line} to={paths.product(product)}>
      <Picture {...imageSources(product.imageUrl)} sizes="72px" alt="" width={72} height={72} />
      <b lang={goodsLanguage()}>{product.productName}</b>
      <div className={lineStyles.cost}>
        <span
          className={
            onSale
              ? `${priceStyles.price} ${lineStyles.price} ${priceStyles.sale} tabular`
              : `${priceStyles.price} ${lineStyles.price} tabular`
          }
        >
          {priceWords(product)}
        </span>
        {onSale && (
          <>
            <WasPrice price={unitPrice} />
            <LowestBefore product={product} />
          </>
        )}
      </div>
    </Link>
  )
}
