import { Checkbox } from '@mantine/core'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { type CardProps, SettingCard } from '../../components/forms/setting-card.tsx'
import { CountsForm } from './settings-forms.ts'

/** How differences of stock counts are booked. */
export function CountsCard({ values: { countTwoPeople } }: CardProps) {
  const form = useCheckedForm({
    initialValues: { countTwoPeople },
    schema: CountsForm,
    fields: [],
  })
  return (
    <SettingCard title="Stock counts" form={form} wireOf={(typed) => typed}>
      <Checkbox
        label="Large differences need a second person to count"
        description="More than 5 percent of a line, or worth more than $50. Turn this off only if you run the shop alone"
        {...form.checkbox('countTwoPeople')}
      />
    </SettingCard>
  )
}
