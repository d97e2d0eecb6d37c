import { AddressEntry } from '@mendwell/contract/addresses/saved-addresses'
import { servedCountries } from '@mendwell/domain/delivery/shipping-zones'
import { MAX_COURIER_NOTE } from '@mendwell/domain/orders/limits'
import { MAX_ADDRESS_NAME } from '@mendwell/domain/places/saved-addresses'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CallProblem } from '../../api/calls/call.ts'
import { type SavedAddressAnswer, saveAddress } from '../../api/saved-addresses.ts'
import { shopConfig } from '../../api/shop.ts'
import { addressText } from '../../components/addresses/address-text.ts'
import { AddressFields } from '../../components/forms/address-fields.tsx'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts'
import { t } from '../../lib/words/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

const FIELDS = [
  'name',
  'recipient',
  'recipientPhone',
  'address',
  'address2',
  'postalCode',
  'country',
  'stateProvince',
  'city',
  'courierNote',
] as const
type Values = Record<(typeof FIELDS)[number], string>

interface AddressFormProps {
  /** null for a new one. */
  edited: SavedAddressAnswer | null
  onSaved: () => void
  onCancel: () => void
}

/** One saved address, validated as at checkout. */
export function AddressForm({ edited, onSaved, onCancel }: AddressFormProps) {
  const zones = useQuery(shopConfig()).data?.shippingZones
  const [isDefault, setDefault] = useState(edited?.isDefault ?? false)
  const form = useCheckedForm<Values>({
    initialValues: valuesOf(edited),
    schema: AddressEntry,
    fields: FIELDS,
  })
  const saving = useMutation({
    mutationFn: (typed: Values) =>
      saveAddress({
        ...typed,
        isDefault,
        ...(edited && { savedAddressId: edited.savedAddressId }),
      }),
    onSuccess: onSaved,
    onError: (error) => {
      if (error instanceof CallProblem && error.problem.errors) {
        form.showErrors(error.problem.errors)
      }
    },
    networkMode: 'always',
  })
  const optional = t('common.optional')
  return (
    <form
      className="panel flat stack"
      noValidate
      aria-labelledby="address-title"
      onSubmit={form.submit((typed) => saving.mutate(typed))}
    >
      <FormErrors form={form} />
      <h2 id="address-title">
        {addressText(edited ? 'addresses.editTitle' : 'addresses.newTitle')}
      </h2>
      <div className="two-columns">
        <TextField
          full
          label={addressText('addresses.name')}
          hint={addressText('addresses.nameHint')}
          optional={optional}
          autoComplete="off"
          maxLength={MAX_ADDRESS_NAME}
          // Focus goes to the first field, since typing comes next.
          autoFocus
          {...form.field('name')}
        />
        <TextField
          label={addressText('addresses.recipient')}
          hint={addressText('addresses.recipientHint')}
          optional={optional}
          autoComplete="shipping name"
          autoCapitalize="words"
          autoCorrect="off"
          {...form.field('recipient')}
        />
        <TextField
          label={addressText('addresses.phone')}
          hint={t('cart.phoneHint')}
          optional={optional}
          type="tel"
          autoComplete="shipping tel"
          {...form.field('recipientPhone')}
        />
        <TextField
          full
          label={t('checkout.street')}
          autoComplete="shipping address-line1"
          autoCorrect="off"
          {...form.field('address')}
        />
        <TextField
          full
          label={t('checkout.apartment')}
          optional={optional}
          autoComplete="shipping address-line2"
          autoCorrect="off"
          {...form.field('address2')}
        />
        <AddressFields
          section="shipping"
          codeFirst
          served={zones && servedCountries(zones)}
          labels={{
            country: t('checkout.country'),
            stateProvince: t('checkout.stateProvince'),
            city: t('checkout.city'),
            postalCode: t('checkout.postalCode'),
          }}
          country={form.field('country')}
          stateProvince={form.field('stateProvince')}
          city={form.field('city')}
          postalCode={form.field('postalCode')}
        />
        <TextField
          full
          label={addressText('addresses.note')}
          hint={addressText('addresses.noteHint')}
          optional={optional}
          autoComplete="off"
          maxLength={MAX_COURIER_NOTE}
          {...form.field('courierNote')}
        />
        <label className="check full">
          <input
            type="checkbox"
            checked={isDefault}
            onChange={(event) => setDefault(event.currentTarget.checked)}
          />
          {addressText('addresses.useAsDefault')}
        </label>
      </div>
      {saving.error && !hasFields(saving.error) && (
        <p className="note warn" role="alert">
          {saving.error instanceof CallProblem
            ? saving.error.message
            : addressText('addresses.failed')}
        </p>
      )}
      <div className="row">
        <Button type="submit" busy={saving.isPending}>
          {addressText('addresses.save')}
        </Button>
        <Button rank="quiet" onClick={onCancel}>
          {addressText('addresses.cancel')}
        </Button>
      </div>
    </form>
  )
}

const hasFields = (error: Error) => error instanceof CallProblem && error.problem.errors

/** The shop knows the country by this name; nearly every parcel goes there. */
const HOME = 'United States'

const valuesOf = (edited: SavedAddressAnswer | null): Values => ({
  name: edited?.name ?? '',
  recipient: edited?.recipient ?? '',
  recipientPhone: edited?.recipientPhone ?? '',
  address: edited?.address ?? '',
  address2: edited?.address2 ?? '',
  postalCode: edited?.postalCode ?? '',
  country: edited?.country ?? HOME,
  stateProvince: edited?.stateProvince ?? '',
  city: edited?.city ?? '',
  courierNote: edited?.courierNote ?? '',
})
