import { Checkbox } from '@mantine/core'
import { useCheckedForm } from '../../../../lib/forms/use-checked-form.ts'
import { type CardProps, SettingCard } from '../../../components/forms/setting-card.tsx'
import { SignInForm } from './people-forms.ts'

/** What everyone who works here needs to sign in. */
export function SignInCard({ values: { requireSecondFactor } }: CardProps) {
  const form = useCheckedForm({
    initialValues: { requireSecondFactor },
    schema: SignInForm,
    fields: ['requireSecondFactor'],
  })
  return (
    <SettingCard title="Staff sign-in" form={form} wireOf={(typed) => typed}>
      <Checkbox
        label="Everyone needs two-step verification"
        description="Staff who haven’t set it up do so before anything else, with an authenticator app on their phone. Turn it on for yourself first, under Security"
        error={form.field('requireSecondFactor').error}
        {...form.checkbox('requireSecondFactor')}
      />
    </SettingCard>
  )
}
