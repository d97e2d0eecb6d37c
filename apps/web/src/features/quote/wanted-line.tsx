import { MAX_QUOTED_PIECES } from '@mendwell/domain/orders/quote-requests'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { CallProblem } from '../../api/calls/call.ts'
import { product as productQuery } from '../../api/catalog/catalog.ts'
import { imageSources } from '../../lib/addresses/images.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { goodsLanguage } from '../../lib/words/goods-language.ts'
import { t } from '../../lib/words/texts.ts'
import {
  removeFromQuoteList,
  setQuotedQuantity,
  type WantedProduct,
} from '../../state/quote-list.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { announce } from '../../ui/notices/announcer.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './quote.module.css'
import { quoteText } from './quote-texts.ts'

/** One product of the list: how many pieces, and the way to take it out. */
export function WantedLine({ wanted: { productId, quantity } }: { wanted: WantedProduct }) {
  const { data: product, error } = useQuery({ ...productQuery(productId), retry: false })
  const isGone = error instanceof CallProblem && error.problem.status === 404
  // While it is not a quantity, the list keeps the last one.
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && quantityOf(typed) === undefined
  const name = product?.productName ?? `${productId}`
  return (
    <li className={styles.goods}>
      {product && (
        <Picture {...imageSources(product.imageUrl)} sizes="92px" alt="" width={92} height={92} />
      )}
      <div style={{ flex: 1 }}>
        {product && (
          <>
            <Link to={paths.product(product)} lang={goodsLanguage()}>
              {product.productName}
            </Link>
            <p className="small muted">
              {product.hcpcs
                ? t('product.hcpcsCode', { code: product.hcpcs })
                : quoteText('quote.sku', { sku: product.sku })}
            </p>
          </>
        )}
        {isGone && <p className="note warn">{quoteText('quote.gone')}</p>}
        <div className="row" style={{ alignItems: 'end' }}>
          <TextField
            label={quoteText('quote.quantity')}
            aria-label={quoteText('quote.quantityOf', { name })}
            inputMode="numeric"
            autoComplete="off"
            style={{ width: '8rem' }}
            value={typed ?? String(quantity)}
            error={isWrong ? quoteText('quote.quantityWrong') : undefined}
            onChange={(event) => {
              const text = event.currentTarget.value
              setTyped(text)
              const pieces = quantityOf(text)
              if (pieces !== undefined) setQuotedQuantity(productId, pieces)
            }}
          />
          <Button
            rank="quiet"
            onClick={() => {
              removeFromQuoteList(productId)
              announce(quoteText('quote.removed', { name }))
            }}
          >
            {quoteText('quote.remove')}
            <span className="visually-hidden"> {name}</span>
          </Button>
        </div>
      </div>
    </li>
  )
}

/** A typed quantity; undefined for what is none. */
function quantityOf(text: string): number | undefined {
  const pieces = /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : 0
  return pieces >= 1 && pieces <= MAX_QUOTED_PIECES ? pieces : undefined
}
