import { MAX_PRICE_FILTER, MIN_PRICE_FILTER } from '@mendwell/domain/limits'
import { type FormEvent, useState } from 'react'
import { shortMoney } from '../../lib/short-money.ts'
import { formatMoney, t } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import facetStyles from './facet.module.css'
import type { FacetsWire } from './facet-props.ts'
import styles from './price-facet.module.css'
import { PRICE_STEPS, priceAt, stepOf } from './price-scale.ts'
import { parsePrice } from './shop-view.ts'
import type { ShopViewControls } from './use-shop-view.ts'

interface PriceFacetProps {
  view: ShopViewControls
  /** The prices of the list and how many products lie between them. */
  price: FacetsWire['price']
}

/** Lowest and highest price by slider or by number; nothing happens before 'Filter Result'. */
export function PriceFacet({ view, price }: PriceFacetProps) {
  const { minPrice = MIN_PRICE_FILTER, maxPrice = MAX_PRICE_FILTER } = view.choices
  const [from, setFrom] = useState(shortMoney(minPrice))
  const [to, setTo] = useState(shortMoney(maxPrice))
  const low = parsePrice(from) ?? MIN_PRICE_FILTER
  const high = parsePrice(to) ?? MAX_PRICE_FILTER

  function filter(event: FormEvent) {
    event.preventDefault()
    const [min, max] = low <= high ? [low, high] : [high, low]
    view.choose({
      minPrice: min > MIN_PRICE_FILTER ? min : undefined,
      maxPrice: max < MAX_PRICE_FILTER ? max : undefined,
    })
  }

  return (
    <fieldset className={facetStyles.facet}>
      <legend>{t('shop.price')}</legend>
      <form onSubmit={filter}>
        {price && <PriceBins price={price} />}
        <div className={styles.slider}>
          <span
            className={styles.fill}
            style={{ left: percent(stepOf(low)), right: percent(PRICE_STEPS - stepOf(high)) }}
          />
          <PriceThumb
            label={t('shop.lowestPrice')}
            price={low}
            onChange={(value) => setFrom(shortMoney(Math.min(value, high)))}
          />
          <PriceThumb
            label={t('shop.highestPrice')}
            price={high}
            onChange={(value) => setTo(shortMoney(Math.max(value, low)))}
          />
        </div>
        <div className={`two-columns ${facetStyles.prices} keep`}>
          <PriceInput label={t('shop.from')} value={from} onChange={setFrom} />
          <PriceInput label={t('shop.to')} value={to} onChange={setTo} />
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
}

function PriceThumb({ label, price, onChange }: PricePartProps<number> & { price: number }) {
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={formatMoney(price)}
      min={0}
      max={PRICE_STEPS}
      value={stepOf(price)}
      onChange={(event) => onChange(priceAt(event.currentTarget.valueAsNumber))}
    />
  )
}

function PriceInput({ label, value, onChange }: PricePartProps<string> & { value: string }) {
  return (
    <label className="field">
      <span className="label">{label}</span>
      <input
        className="input"
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  )
}

/** How many products lie where on the scale: a hint for the eye only. */
function PriceBins({ price }: { price: NonNullable<FacetsWire['price']> }) {
  const most = Math.max(1, ...price.buckets)
  const bars = price.buckets.map((count, index) => ({ key: `bin ${index}`, share: count / most }))
  return (
    <div className={styles.binsRoom} aria-hidden="true">
      <div
        className={styles.bins}
        style={{
          marginLeft: percent(stepOf(price.min)),
          marginRight: percent(PRICE_STEPS - stepOf(price.max)),
        }}
      >
        {bars.map(({ key, share }) => (
          <i key={key} style={{ height: `${share * 100}%` }} />
        ))}
      </div>
    </div>
  )
}
