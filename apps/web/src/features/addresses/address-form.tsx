import { AddressEntry } from '@mendwell/contract/addresses/saved-addresses'
import { MAX_COURIER_NOTE } from '@mendwell/domain/orders/limits'
import { MAX_ADDRESS_NAME } from '@mendwell/domain/places/saved-addresses'
import { UNITED_STATES } from '@mendwell/domain/places/united-states'
import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { type SavedAddressAnswer, saveAddress } from '../../api/addresses/saved-addresses.ts'
import { CallProblem } from '../../api/calls/call.ts'
import { shopConfig } from '../../api/shop.ts'
import { addressText } from '../../components/addresses/address-text.ts'
import type { AskFirst } from '../../components/addresses/check/ask-first.ts'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { PlaceFields } from '../../components/forms/place-fields.tsx'
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

// Only shops that check addresses load it.
const AddressCheck = lazy(async () => ({
  default: (await import('../../components/addresses/check/address-check.tsx')).AddressCheck,
}))

interface AddressFormProps {
  /** null for a new one. */
  edited: SavedAddressAnswer | null
  onSaved: () => void
  onCancel: () => void
}

/** One saved address, validated as at checkout. */
export function AddressForm({ edited, onSaved, onCancel }: AddressFormProps) {
  const [isDefault, setDefault] = useState(edited?.isDefault ?? false)
  const form = useCheckedForm<Values>({
    initialValues: valuesOf(edited),
    schema: AddressEntry,
    fields: FIELDS,
  })
  const asks = useRef<AskFirst>(null)
  const checks = useQuery(shopConfig()).data?.checksAddresses
  const saving = useMutation({
    mutationFn: async (typed: Values) => {
      if ((await asks.current?.(typed)) === false) return undefined
      return saveAddress({
        ...typed,
        isDefault,
        ...(edited && { savedAddressId: edited.savedAddressId }),
      })
    },
    onSuccess: (saved) => {
      if (saved) onSaved()
    },
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
        <PlaceFields field={form.field} />
        {checks && (
          <Suspense>
            <AddressCheck {...{ form, asks }} />
          </Suspense>
        )}
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

const valuesOf = (edited: SavedAddressAnswer | null): Values => ({
  name: edited?.name ?? '',
  recipient: edited?.recipient ?? '',
  recipientPhone: edited?.recipientPhone ?? '',
  address: edited?.address ?? '',
  address2: edited?.address2 ?? '',
  postalCode: edited?.postalCode ?? '',
  country: edited?.country ?? UNITED_STATES,
  stateProvince: edited?.stateProvince ?? '',
  city: edited?.city ?? '',
  courierNote: edited?.courierNote ?? '',
})
