import { Checkbox } from '@mantine/core'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { type CardProps, SettingCard } from '../../components/forms/setting-card.tsx'
import { RecallsForm } from './settings-forms.ts'

/** Who decides about recalls. */
export function RecallsCard({ values: { recallTwoPeople } }: CardProps) {
  const form = useCheckedForm({
    initialValues: { recallTwoPeople },
    schema: RecallsForm,
    fields: [],
  })
  return (
    <SettingCard title="Recalls" form={form} wireOf={(values) => values}>
      <Checkbox
        label="Class I recalls need two people to confirm"
        description="Turn this off only if you run the shop alone"
        {...form.checkbox('recallTwoPeople')}
      />
    </SettingCard>
  )
}
