import { Checkbox, TextInput } from '@mantine/core'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { type CardProps, SettingCard } from '../../components/forms/setting-card.tsx'
import { RecallsForm } from './settings-forms.ts'

/** How recalls are decided. */
export function RecallsCard({
  values: { recallTwoPeople, recallHoldHours, recallFeedUrl },
}: CardProps) {
  const form = useCheckedForm({
    initialValues: { recallTwoPeople, recallHoldHours: String(recallHoldHours), recallFeedUrl },
    schema: RecallsForm,
    fields: ['recallHoldHours', 'recallFeedUrl'],
  })
  return (
    <SettingCard
      title="Recalls"
      form={form}
      wireOf={(typed) => ({ ...typed, recallHoldHours: Number(typed.recallHoldHours) })}
    >
      <TextInput
        label="Hours off sale while you decide"
        description="For lots that a recall of class I, or without a class, names; 0: they stay on sale"
        inputMode="numeric"
        {...form.field('recallHoldHours')}
      />
      <TextInput
        label="Feed address for FDA records (optional)"
        description="Read every day, and when you say so under Recalls. https only; leave it empty to upload files instead"
        inputMode="url"
        autoComplete="off"
        {...form.field('recallFeedUrl')}
      />
      <Checkbox
        label="Class I recalls need two people to confirm"
        description="Turn this off only if you run the shop alone"
        {...form.checkbox('recallTwoPeople')}
      />
    </SettingCard>
  )
}
