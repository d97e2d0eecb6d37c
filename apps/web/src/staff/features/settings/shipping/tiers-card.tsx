import { Input } from '@mantine/core'
import { says } from '@mendwell/contract/wire/validation-messages'
import * as z from 'zod/mini'
import { useCheckedForm } from '../../../../lib/forms/use-checked-form.ts'
import { type CardProps, SettingCard } from '../../../components/forms/setting-card.tsx'
import { RateRows } from './rate-rows.tsx'
import { RatesForm, ratesOf, typedRates } from './rates-form.ts'

const TiersForm = z.object({
  shippingTiers: RatesForm.check(z.minLength(1, says('rateStepRequired'))),
})

/** Tiers of shipping and handling by subtotal. */
export function TiersCard({ values }: CardProps) {
  const form = useCheckedForm({
    initialValues: { shippingTiers: typedRates(values.shippingTiers) },
    schema: TiersForm,
    fields: ['shippingTiers'],
  })
  const { error } = form.field('shippingTiers')
  return (
    <SettingCard
      title="Shipping and handling"
      form={form}
      wireOf={({ shippingTiers }) => ({ shippingTiers: ratesOf(shippingTiers) })}
    >
      <p className="muted">
        An order pays the rate of the highest subtotal it reaches. Enter 0 where shipping is free.
      </p>
      {error && (
        <Input.Error id={form.idOf('shippingTiers')} tabIndex={-1}>
          {error}
        </Input.Error>
      )}
      <RateRows
        label="Shipping and handling rates"
        rates={form.values.shippingTiers}
        onChange={(shippingTiers) => form.set({ shippingTiers })}
        form={form}
        path="shippingTiers"
      />
    </SettingCard>
  )
}
