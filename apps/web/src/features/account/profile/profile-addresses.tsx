import { AddressFields } from '../../../components/forms/address-fields.tsx'
import { t } from '../../../lib/words/texts.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import styles from './profile-form.module.css'
import type { ProfileFormState } from './use-profile-form.ts'

/** Shipping and billing address, each with its own lists. */
export function ProfileAddresses({ form }: { form: ProfileFormState }) {
  return (
    <>
      <fieldset>
        <legend>{t('profile.shipping')}</legend>
        <div className="two-columns">
          <TextField
            full
            label={t('profile.shippingAddress')}
            autoComplete="shipping street-address"
            autoCorrect="off"
            {...form.field('address')}
          />
          <AddressFields
            section="shipping"
            labels={labels()}
            country={form.field('country')}
            stateProvince={form.field('stateProvince')}
            city={form.field('city')}
            postalCode={form.field('postalCode')}
          />
        </div>
      </fieldset>
      <fieldset>
        <legend>{t('profile.billing')}</legend>
        <label className="check">
          <input type="checkbox" {...form.checkbox('billingIsSame')} />
          {t('checkout.billingIsSame')}
        </label>
        {!form.values.billingIsSame && (
          <div className={`two-columns ${styles.billing}`}>
            <TextField
              full
              label={t('profile.billingAddress')}
              optional={t('common.optional')}
              autoComplete="billing street-address"
              autoCorrect="off"
              {...form.field('billingAddress')}
            />
            <AddressFields
              section="billing"
              labels={labels('billing')}
              country={form.field('billingCountry')}
              stateProvince={form.field('billingStateProvince')}
              city={form.field('billingCity')}
              postalCode={form.field('billingPostalCode')}
            />
          </div>
        )}
      </fieldset>
    </>
  )
}

/** Two addresses on one page: the labels of the second say which one it is. */
function labels(which?: 'billing') {
  const name = (label: string) =>
    which ? t('profile.billingLabel', { label: label.toLowerCase() }) : label
  return {
    country: name(t('checkout.country')),
    stateProvince: name(t('profile.stateProvince')),
    city: name(t('profile.city')),
    postalCode: name(t('profile.zip')),
  }
}
