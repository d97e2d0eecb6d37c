import { type FormEvent, useState } from 'react'
import { shortMoney } from '../../../lib/words/short-money.ts'
import { formatMoney, t } from '../../../lib/words/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { parsePrice } from '../view/shop-view.ts'
import type { ShopViewControls } from '../view/use-shop-view.ts'
import facetStyles from './facet.module.css'
import type { FacetsWire } from './facet-props.ts'
import styles from './price-facet.module.css'
import { PRICE_STEPS, type PriceScale, priceFrom, scaleOf, stepOf } from './price-scale.ts'

interface PriceFacetProps {
  view: ShopViewControls
  /** The price range of the list and its histogram. */
  price: NonNullable<FacetsWire['price']>
}

/**
 * Lowest and highest price by slider or number, within the range of the list. Like the other filters it applies at
 * once, when a slider is released or a field is left; 'Filter Result' does the same (Specification §2, Shop).
 */
export function PriceFacet({ view, price }: PriceFacetProps) {
  const scale = scaleOf(price)
  const { minPrice = scale.min, maxPrice = scale.max } = view.choices
  const chosen = { from: shortMoney(minPrice), to: shortMoney(maxPrice) }
  /** While it is being changed. */
  const [draft, setDraft] = useState<typeof chosen>()
  const { from, to } = draft ?? chosen
  const low = parsePrice(from) ?? minPrice
  const high = parsePrice(to) ?? maxPrice

  function filter(event?: FormEvent) {
    event?.preventDefault()
    if (!draft) return
    const [min, max] = low <= high ? [low, high] : [high, low]
    setDraft(undefined)
    view.choose({
      minPrice: min > scale.min ? min : undefined,
      maxPrice: max < scale.max ? max : undefined,
    })
  }

  return (
    <fieldset className={facetStyles.facet}>
      <legend>{t('shop.price')}</legend>
      <form onSubmit={filter}>
        <PriceBins price={price} />
        <div className={styles.slider}>
          <span
            className={styles.fill}
            style={{
              left: percent(stepOf(low, scale)),
              right: percent(PRICE_STEPS - stepOf(high, scale)),
            }}
          />
          <PriceThumb
            label={t('shop.lowestPrice')}
            scale={scale}
            price={low}
            onChange={(value) => setDraft({ from: shortMoney(Math.min(value, high)), to })}
            onEnd={() => filter()}
          />
          <PriceThumb
            label={t('shop.highestPrice')}
            scale={scale}
            price={high}
            onChange={(value) => setDraft({ from, to: shortMoney(Math.max(value, low)) })}
            onEnd={() => filter()}
          />
        </div>
        <div className={`two-columns ${facetStyles.prices} keep`}>
          <PriceInput
            label={t('shop.from')}
            value={from}
            onChange={(value) => setDraft({ from: value, to })}
            onEnd={() => filter()}
          />
          <PriceInput
            label={t('shop.to')}
            value={to}
            onChange={(value) => setDraft({ from, to: value })}
            onEnd={() => filter()}
          />
        </div>
        <Button rank="secondary" wide type="submit">
          {t('shop.filterResult')}
        </Button>
      </form>
    </fieldset>
  )
}

const percent = (steps: number) => `${(steps / PRICE_STEPS) * 100}%`

interface PricePartProps<Value> {
  label: string
  onChange: (value: Value) => void
  /** No more input for now. */
  onEnd: () => void
}

interface PriceThumbProps extends PricePartProps<number> {
  scale: PriceScale
  price: number
}

function PriceThumb({ label, scale, price, onChange, onEnd }: PriceThumbProps) {
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={formatMoney(price)}
      min={0}
      max={PRICE_STEPS}
      value={stepOf(price, scale)}
      onChange={(event) => onChange(priceFrom(price, event.currentTarget.valueAsNumber, scale))}
      onPointerUp={onEnd}
      onKeyUp={onEnd}
      onBlur={onEnd}
    />
  )
}

function PriceInput({ label, value, onChange, onEnd }: PricePartProps<string> & { value: string }) {
  return (
    <label className="field">
      <span className="label">{label}</span>
      <input
        className="input"
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onEnd}
      />
    </label>
  )
}

/** A histogram along the scale: a visual hint only. */
function PriceBins({ price }: { price: NonNullable<FacetsWire['price']> }) {
  const most = Math.max(1, ...price.buckets)
  const bars = price.buckets.map((count, index) => ({ key: `bin ${index}`, share: count / most }))
  return (
    <div className={styles.binsRoom} aria-hidden="true">
      <div className={styles.bins}>
        {bars.map(({ key, share }) => (
          <i key={key} style={{ height: `${share * 100}%` }} />
        ))}
      </div>
    </div>
  )
}
