import { servedCountries } from '@mendwell/domain/delivery/shipping-zones'
import { useQuery } from '@tanstack/react-query'
import { shopConfig } from '../../api/shop.ts'
import type { BoundField } from '../../lib/forms/use-checked-form.ts'
import { t } from '../../lib/words/texts.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { AddressFields } from './address-fields.tsx'

type Place = 'address' | 'address2' | 'country' | 'stateProvince' | 'city' | 'postalCode'

interface PlaceFieldsProps {
  field: (name: Place) => BoundField
}

/** Where a parcel goes: street, apartment, and the places that the shop ships to. */
export function PlaceFields({ field }: PlaceFieldsProps) {
  const zones = useQuery(shopConfig()).data?.shippingZones
  return (
    <>
      <TextField
        full
        label={t('checkout.street')}
        autoComplete="shipping address-line1"
        autoCorrect="off"
        {...field('address')}
      />
      <TextField
        full
        label={t('checkout.apartment')}
        optional={t('common.optional')}
        autoComplete="shipping address-line2"
        autoCorrect="off"
        {...field('address2')}
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
        country={field('country')}
        stateProvince={field('stateProvince')}
        city={field('city')}
        postalCode={field('postalCode')}
      />
    </>
  )
}
