import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { discountError, type TypedDiscount } from './typed-discount.ts'

const KINDS = [
  { value: 'PERCENT_OFF', label: 'Percent of the goods' },
  { value: 'AMOUNT_OFF', label: 'Amount in dollars' },
]

interface DiscountFieldsProps {
  typed: TypedDiscount
  onChange: (typed: TypedDiscount) => void
  /** The server's error: more than this role may give. */
  refusal: string | undefined
}

/** The staff discount on the goods of an order. */
export function DiscountFields({ typed, onChange, refusal }: DiscountFieldsProps) {
  return (
    <div className="two-columns">
      <SelectField
        label="Discount by"
        options={KINDS}
        value={typed.type}
        onChange={(event) =>
          onChange({
            ...typed,
            type: event.currentTarget.value === 'AMOUNT_OFF' ? 'AMOUNT_OFF' : 'PERCENT_OFF',
          })
        }
      />
      <TextField
        label={typed.type === 'PERCENT_OFF' ? 'Percent off' : 'Dollars off'}
        optional="(optional)"
        inputMode="decimal"
        autoComplete="off"
        error={discountError(typed) ?? refusal}
        value={typed.value}
        onChange={(event) => onChange({ ...typed, value: event.currentTarget.value })}
      />
    </div>
  )
}
