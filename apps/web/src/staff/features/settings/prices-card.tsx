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
      managerDiscount: String(values.discountLimits.manager),
      supportDiscount: String(values.discountLimits.support),
      waiveHandlingForPickup,
      allowBackorder,
    },
    schema: PricesForm,
    fields: ['onlineDiscount', 'unpaidOrderHours', 'managerDiscount', 'supportDiscount'],
  })
  return (
    <SettingCard
      title="Prices and orders"
      form={form}
      wireOf={({
        onlineDiscount,
        unpaidOrderHours,
        managerDiscount,
        supportDiscount,
        ...rest
      }) => ({
        ...rest,
        onlineDiscount: Number(onlineDiscount),
        unpaidOrderHours: Number(unpaidOrderHours),
        discountLimits: { manager: Number(managerDiscount), support: Number(supportDiscount) },
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
      <TextInput
        label="Most discount by a manager, in percent"
        description="Of the goods of an order they edit or take by phone; the owner may give any"
        inputMode="decimal"
        {...form.field('managerDiscount')}
      />
      <TextInput
        label="Most discount by support, in percent"
        description="0: support gives none"
        inputMode="decimal"
        {...form.field('supportDiscount')}
      />
      <Checkbox label="Allow backorders" {...form.checkbox('allowBackorder')} />
      <Checkbox
        label="No shipping and handling for pickup orders"
        {...form.checkbox('waiveHandlingForPickup')}
      />
    </SettingCard>
  )
}
