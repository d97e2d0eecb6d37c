import { MAX_QUANTITY, MIN_QUANTITY } from '@mendwell/domain/orders/limits'
import { parseQuantity, stepQuantity } from '@mendwell/domain/orders/quantity'
import { useState } from 'react'
import { Icon } from '../icon.tsx'

interface QuantityFieldProps {
  label: string
  decreaseLabel: string
  increaseLabel: string
  value: number
  onChange: (quantity: number) => void
  big?: boolean
}

/** Minus, number, plus. Typing is cut to two characters and goes to 99, the buttons to 20 (Decisions §4). */
export function QuantityField({
  label,
  decreaseLabel,
  increaseLabel,
  value,
  onChange,
  big = false,
}: QuantityFieldProps) {
  // While the field is empty or half typed, the cart's number applies.
  const [typed, setTyped] = useState<string>()
  const step = (by: 1 | -1) => {
    setTyped(undefined)
    onChange(stepQuantity(value, by))
  }
  return (
    <span className={big ? 'quantity big' : 'quantity'}>
      <button type="button" aria-label={decreaseLabel} onClick={() => step(-1)}>
        <Icon name="minus" />
      </button>
      <input
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-valuemin={MIN_QUANTITY}
        aria-valuemax={MAX_QUANTITY}
        aria-valuenow={value}
        value={typed ?? String(value)}
        onChange={(event) => {
          const text = event.currentTarget.value.slice(0, 2)
          setTyped(text)
          const quantity = parseQuantity(text)
          if (quantity !== undefined) onChange(quantity)
        }}
        onBlur={() => setTyped(undefined)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp') step(1)
          if (event.key === 'ArrowDown') step(-1)
        }}
      />
      <button type="button" aria-label={increaseLabel} onClick={() => step(1)}>
        <Icon name="plus" />
      </button>
    </span>
  )
}
