import type { QuoteAnswer } from '../../../../api/orders/orders.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { QuantityField } from '../../../../ui/fields/quantity-field.tsx'
import { ProductFinder } from '../../../components/forms/product-finder.tsx'
import detailStyles from '../../../components/page/details.module.css'
import { formatMoney } from '../../../components/page/formats.ts'

export interface PhoneLine {
  productId: number
  productName: string
  quantity: number
}

interface PhoneLinesProps {
  lines: readonly PhoneLine[]
  onChange: (lines: readonly PhoneLine[]) => void
  quote: QuoteAnswer | undefined
  /** The order was submitted without a product. */
  isMissing: boolean
  /** Counts submits that lacked only a product: each one focuses the field for it. */
  emptyTries: number
}

/** The ordered products: found by name or SKU, each with its quantity and today's price. */
export function PhoneLines({ lines, onChange, quote, isMissing, emptyTries }: PhoneLinesProps) {
  const problemOf = (productId: number) =>
    quote?.problems.find((one) => one.productId === productId)?.message
  const without = (productId: number) => lines.filter((one) => one.productId !== productId)
  return (
    <section className="panel">
      <h2>Products</h2>
      <ProductFinder
        forOrder
        emptyTries={emptyTries}
        error={isMissing && lines.length === 0 ? 'Add a product' : undefined}
        onFound={(found) => {
          if (!lines.some(({ productId }) => productId === found.productId)) {
            onChange([...lines, { ...found, quantity: 1 }])
          }
        }}
      />
      <ul className={detailStyles.list}>
        {lines.map((line) => (
          <li key={line.productId}>
            <span>
              <b className="strong">{line.productName}</b>
              <PriceOf
                currency={quote?.currency}
                line={quote?.lines.find((one) => one.productId === line.productId)}
              />
              {problemOf(line.productId) && (
                <span role="alert" className={detailStyles.subLine}>
                  {problemOf(line.productId)}
                </span>
              )}
            </span>
            <span className="row">
              <QuantityField
                label={`Quantity of ${line.productName}`}
                decreaseLabel={`One less of ${line.productName}`}
                increaseLabel={`One more of ${line.productName}`}
                value={line.quantity}
                onChange={(quantity) =>
                  onChange(
                    lines.map((one) =>
                      one.productId === line.productId ? { ...one, quantity } : one,
                    ),
                  )
                }
              />
              <Button
                rank="quiet"
                aria-label={`Remove ${line.productName}`}
                onClick={() => onChange(without(line.productId))}
              >
                Remove
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {quote && lines.length > 0 && (
        <p className="muted">
          Goods {formatMoney(quote.subtotal, quote.currency)}
          {quote.discount > 0 && `, discount ${formatMoney(-quote.discount, quote.currency)}`}, tax{' '}
          {formatMoney(quote.tax, quote.currency)}, shipping and handling{' '}
          {formatMoney(quote.shippingHandling, quote.currency)}
        </p>
      )}
    </section>
  )
}

interface PriceOfProps {
  line: QuoteAnswer['lines'][number] | undefined
  currency: string | undefined
}

/** Renders nothing for what has no price or cannot be ordered. */
function PriceOf({ line, currency }: PriceOfProps) {
  if (!line) return null
  return (
    <span className={detailStyles.subLine}>
      {formatMoney(line.unitPrice, currency)} each{line.backordered > 0 && ', on backorder'}
    </span>
  )
}
