import { TextInput } from '@mantine/core'
import { useCheckedForm } from '../../../lib/use-checked-form.ts'
import { type CardProps, SettingCard } from './setting-card.tsx'
import { ShopForm } from './settings-forms.ts'

/** Name, how to reach the shop, money and home. */
export function ShopCard({ values }: CardProps) {
  const { shopName, phone, hoursLine, contactEmail, currency, homeStateCode } = values
  const form = useCheckedForm({
    initialValues: { shopName, phone, hoursLine, contactEmail, currency, homeStateCode },
    schema: ShopForm,
    fields: ['shopName', 'phone', 'hoursLine', 'contactEmail', 'currency', 'homeStateCode'],
  })
  return (
    <SettingCard title="The shop" form={form} wireOf={(typed) => typed}>
      <TextInput label="Shop name" {...form.field('shopName')} />
      <TextInput label="Phone" type="tel" {...form.field('phone')} />
      <TextInput
        label="Hours in one line"
        description="Beside the phone number, such as: Mon to Sat, 8 to 8"
        {...form.field('hoursLine')}
      />
      <TextInput
        label="E-mail"
        description="Where the contact form writes to"
        type="email"
        {...form.field('contactEmail')}
      />
      <div className="two-fields">
        <TextInput
          label="Currency"
          description="Three letters, such as USD"
          {...form.field('currency')}
        />
        <TextInput
          label="Home state"
          description="Its tax is shown first, such as TX"
          {...form.field('homeStateCode')}
        />
      </div>
    </SettingCard>
  )
}
