import { AddressFields } from '../../../../components/forms/address-fields.tsx'
import type { BoundField } from '../../../../lib/forms/use-checked-form.ts'
import { TextField } from '../../../../ui/fields/text-field.tsx'

const LABELS = { country: 'Country', stateProvince: 'State', city: 'City', postalCode: 'ZIP code' }

interface OrderAddressProps {
  field: (name: 'address' | keyof typeof LABELS) => BoundField
  /** The second line, if it can have one. */
  second?: BoundField
}

/** The shipping address, by the rules of checkout with the back office's labels. */
export function OrderAddress({ field, second }: OrderAddressProps) {
  return (
    <div className="two-columns">
      <TextField data-autofocus label="Address" autoComplete="off" {...field('address')} />
      {second && (
        <TextField label="Address 2" optional="(optional)" autoComplete="off" {...second} />
      )}
      <AddressFields
        section="shipping"
        labels={LABELS}
        country={field('country')}
        stateProvince={field('stateProvince')}
        city={field('city')}
        postalCode={field('postalCode')}
      />
    </div>
  )
}
