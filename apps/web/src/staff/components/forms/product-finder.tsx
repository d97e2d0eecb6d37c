import { suggest } from '@mendwell/contract/catalog/catalog'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useId, useState } from 'react'
import { query } from '../../../api/calls/query.ts'
import { product } from '../../../api/catalog/catalog.ts'
import { useDebounced } from '../../../lib/forms/use-debounced.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import detailStyles from '../page/details.module.css'
import { formatMoney, formatNumber } from '../page/formats.ts'

export interface FoundProduct {
  productId: number
  productName: string
}

interface ProductFinderProps {
  onFound: (product: FoundProduct) => void
  error?: string | undefined
  /** Counts submits that lacked only a product: each one focuses the field for it. */
  emptyTries?: number
  /** For an order: what is sold by quote only is shown, but can't be added. */
  forOrder?: boolean
}

/** Finds products by name or SKU, to add to something. */
export function ProductFinder({ onFound, error, emptyTries = 0, forOrder }: ProductFinderProps) {
  const id = useId()
  const focusField = useCallback(() => document.getElementById(id)?.focus(), [id])
  useEffect(() => {
    if (emptyTries > 0) focusField()
  }, [focusField, emptyTries])
  const [typed, setTyped] = useState('')
  const q = useDebounced(typed.trim(), 200)
  const found = useQuery({
    ...query(suggest, { query: { q } }),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  })
  const products = q.length > 1 ? (found.data?.products ?? []) : []
  const isVain = q.length > 1 && found.isSuccess && products.length === 0
  return (
    <>
      <TextField
        id={id}
        label="Add a product"
        hint="Part of its name, or its SKU"
        type="search"
        error={error}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p className="muted" role="status">
        {isVain && 'No product found'}
      </p>
      <ul className={detailStyles.list} aria-label="Products found">
        {products.map(({ productId, productName, onlinePrice, quoteOnly }) => (
          <li key={productId}>
            <span>
              {productName}
              <PriceAndStock productId={productId} price={onlinePrice} />
            </span>
            {forOrder && quoteOnly ? (
              <span className="muted">By quote</span>
            ) : (
              <Button
                rank="outline"
                aria-label={`Add ${productName}`}
                onClick={() => {
                  onFound({ productId, productName })
                  setTyped('')
                  // The clicked button disappears with the results; the next product can be typed.
                  focusField()
                }}
              >
                Add
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Price and stock of a product: to tell a caller before it is added. */
function PriceAndStock({ productId, price }: { productId: number; price: number }) {
  const { data } = useQuery(product(productId))
  const facts = [
    ...(price > 0 ? [formatMoney(price)] : []),
    ...(data ? [`SKU ${data.sku}`, data.quoteOnly ? 'by quote' : stockInWords(data.quantity)] : []),
  ]
  return <span className={detailStyles.subLine}>{facts.join(' · ')}</span>
}

function stockInWords(quantity: number | null): string {
  if (quantity === null) return 'stock not counted'
  return quantity < 1 ? 'on backorder' : `${formatNumber(quantity)} in stock`
}
