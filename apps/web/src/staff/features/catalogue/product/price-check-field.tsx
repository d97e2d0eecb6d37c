import type { StaffProduct } from '@mendwell/contract/catalog/product-form'
import { isEstimatedPrice, type PriceCheck } from '@mendwell/domain/money/price-check'
import type * as z from 'zod/mini'
import type { CheckedForm } from '../../../../lib/forms/use-checked-form.ts'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { formatMoney } from '../../../components/page/formats.ts'
import type { ProductValues } from './product-values.ts'

type Wire = z.input<typeof StaffProduct>

const CHECKS: readonly { value: PriceCheck; label: string }[] = [
  { value: 'RULE', label: 'Shown, unless it came with the catalog and looks wrong' },
  { value: 'CONFIRMED', label: 'Shown: confirmed' },
  { value: 'ASK', label: 'Hidden: shoppers ask for the price' },
]

interface PriceCheckFieldProps {
  form: CheckedForm<ProductValues>
  /** As it is stored. */
  product: Wire | undefined
}

/** Whether shoppers see the price, and its source if it was not set in the shop. */
export function PriceCheckField({ form, product }: PriceCheckFieldProps) {
  const note = product && noteOn(product)
  return (
    <>
      {note && (
        <p className={product.priceHidden ? 'note warn' : 'note info'}>
          <Icon name="alert-triangle" />
          <span>{note}</span>
        </p>
      )}
      <SelectField label="Price in the shop" options={CHECKS} {...form.field('priceCheck')} />
    </>
  )
}

/** Why the price is hidden, or its source; undefined if staff have set or confirmed it. */
function noteOn({ priceHidden, priceCheck, priceSource, priceRange }: Wire) {
  const usual =
    priceRange &&
    `One ${priceRange.per} usually costs ${formatMoney(priceRange.low)} to ${formatMoney(priceRange.high)}.`
  if (priceHidden && priceCheck === 'RULE') {
    return `Shoppers don’t see this price because it is outside the usual range. ${usual ?? ''} Set another price, or confirm this one below.`
  }
  if (isEstimatedPrice(priceCheck, priceSource)) {
    return `This price is an unconfirmed estimate. ${usual ?? ''}`
  }
  return undefined
}
