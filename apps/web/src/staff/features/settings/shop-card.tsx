import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import formStyles from '../../components/forms/form.module.css'
import { type CardProps, SettingCard } from '../../components/forms/setting-card.tsx'
import { ShopForm } from './settings-forms.ts'

/** Even if this browser does not know the current one. */
const zonesWith = (timeZone: string) =>
  [...new Set(Intl.supportedValuesOf('timeZone')).add(timeZone)].toSorted()

/** Name, contact, currency, home state and time zone. */
export function ShopCard({ values }: CardProps) {
  const { shopName, phone, hoursLine, contactEmail, address } = values
  const { currency, homeStateCode, timeZone } = values
  const shown = {
    shopName,
    phone,
    hoursLine,
    contactEmail,
    address,
    currency,
    homeStateCode,
    timeZone,
  }
  const form = useCheckedForm({
    initialValues: shown,
    schema: ShopForm,
    fields: Object.keys(shown) as (keyof typeof shown)[],
  })
  return (
    <SettingCard title="The shop" form={form} wireOf={(typed) => typed}>
      <TextInput label="Shop name" {...form.field('shopName')} />
      <TextInput label="Phone" type="tel" {...form.field('phone')} />
      <TextInput
        label="Hours in one line"
        description="Shown beside the phone number, such as: Mon to Sat, 8 am to 8 pm"
        {...form.field('hoursLine')}
      />
      <TextInput
        label="Email"
        description="Receives messages from the contact form"
        type="email"
        {...form.field('contactEmail')}
      />
      <Textarea
        label="Address"
        description="Shown on invoices, on the contact page and to customers who pick up"
        autosize
        minRows={2}
        {...form.field('address')}
      />
      <div className={formStyles.twoFields}>
        <TextInput
          label="Currency"
          description="Three letters, such as USD"
          {...form.field('currency')}
        />
        <TextInput
          label="Home state"
          description="Its tax is shown first, for example TX"
          {...form.field('homeStateCode')}
        />
      </div>
      <NativeSelect
        label="Time zone"
        description="Used for dates on screens, in emails and on printed documents"
        data={zonesWith(timeZone)}
        {...form.field('timeZone')}
      />
    </SettingCard>
  )
}
