import { Textarea } from '@mantine/core'
import { useCheckedForm } from '../../../../lib/forms/use-checked-form.ts'
import { type CardProps, SettingCard } from '../../../components/forms/setting-card.tsx'
import { AlertsForm, phonesOf } from './people-forms.ts'

/** The phones that receive the shop's text alerts. */
export function AlertsCard({ values }: CardProps) {
  const form = useCheckedForm({
    initialValues: { alertPhones: values.alertPhones.join('\n') },
    schema: AlertsForm,
    fields: ['alertPhones'],
  })
  return (
    <SettingCard
      title="Text alerts"
      form={form}
      wireOf={({ alertPhones }) => ({ alertPhones: phonesOf(alertPhones) })}
    >
      <Textarea
        label="Phone numbers (optional)"
        description="One per line with the country code, such as +12025550123"
        autosize
        minRows={2}
        {...form.field('alertPhones')}
      />
    </SettingCard>
  )
}
