import { Checkbox, TextInput } from '@mantine/core'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { type CardProps, SettingCard } from '../../components/forms/setting-card.tsx'
import { PricesForm } from './settings-forms.ts'

/** What the cart charges and what can be ordered. */
export function PricesCard({ values }: CardProps) {
  const { waiveHandlingForPickup, allowBackorder } = values
  const form = useCheckedForm({
    initialValues: {
      onlineDiscount: String(values.onlineDiscount),
      unpaidOrderHours: String(values.unpaidOrderHours),
      waiveHandlingForPickup,
      allowBackorder,
    },
    schema: PricesForm,
    fields: ['onlineDiscount', 'unpaidOrderHours'],
  })
  return (
    <SettingCard
      title="Prices and orders"
      form={form}
      wireOf={({ onlineDiscount, unpaidOrderHours, ...rest }) => ({
        ...rest,
        onlineDiscount: Number(onlineDiscount),
        unpaidOrderHours: Number(unpaidOrderHours),
      })}
    >
      <TextInput
        label="Online discount in percent"
        description="Taken off the unit price of products that are not on sale"
        inputMode="decimal"
        {...form.field('onlineDiscount')}
      />
      <TextInput
        label="Hours until an unpaid order is cancelled"
        description="Its items then go back into stock"
        inputMode="numeric"
        {...form.field('unpaidOrderHours')}
      />
      <Checkbox label="Allow backorders" {...form.checkbox('allowBackorder')} />
      <Checkbox
        label="No shipping and handling for pickup orders"
        {...form.checkbox('waiveHandlingForPickup')}
      />
    </SettingCard>
  )
}
