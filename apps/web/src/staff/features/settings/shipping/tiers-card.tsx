import { Textarea } from '@mantine/core'
import { useCheckedForm } from '../../../../lib/forms/use-checked-form.ts'
import { type CardProps, SettingCard } from '../../../components/forms/setting-card.tsx'
import detailStyles from '../../../components/page/details.module.css'
import { formatMoney } from '../../../components/page/formats.ts'
import { TiersForm, tiersOf, typedTiers } from './rates-form.ts'

/** Steps of shipping and handling by the subtotal, as they are typed and as they read. */
export function TiersCard({ values }: CardProps) {
  const form = useCheckedForm({
    initialValues: { shippingTiers: typedTiers(values.shippingTiers) },
    schema: TiersForm,
    fields: ['shippingTiers'],
  })
  const steps = (tiersOf(form.values.shippingTiers) ?? []).toSorted(
    (one, other) => other.from - one.from,
  )
  return (
    <SettingCard
      title="Shipping and handling"
      form={form}
      wireOf={({ shippingTiers }) => ({ shippingTiers: tiersOf(shippingTiers) ?? [] })}
    >
      <Textarea
        label="Rates"
        description="One per line, as subtotal: cost. For example, 50: 15 charges $15 for orders from $50."
        autosize
        minRows={4}
        {...form.field('shippingTiers')}
      />
      <ul className={`${detailStyles.plainList} muted`} aria-label="What shoppers pay">
        {steps.map(({ from, cost }) => (
          <li key={from}>
            From {formatMoney(from, values.currency)}:{' '}
            {cost === 0 ? 'free' : formatMoney(cost, values.currency)}
          </li>
        ))}
      </ul>
    </SettingCard>
  )
}
