import { Checkbox, TextInput } from '@mantine/core'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import formStyles from '../../components/forms/form.module.css'
import { type CardProps, SettingCard } from '../../components/forms/setting-card.tsx'
import { ReturnLabelsForm } from './settings-forms.ts'

/** Labels with postage, bought once a return is approved. */
export function ReturnLabelsCard({ values }: CardProps) {
  const { buy, carriers, recipient } = values.returnLabelRules
  const form = useCheckedForm({
    initialValues: { buy, carriers: carriers.join(', '), recipient },
    schema: ReturnLabelsForm,
    fields: ['buy', 'carriers', 'recipient'],
  })
  return (
    <SettingCard
      title="Return labels"
      form={form}
      wireOf={({ carriers: typed, ...rest }) => ({
        returnLabelRules: { ...rest, carriers: namesIn(typed) },
      })}
    >
      <Checkbox
        label="Buy return labels"
        description="Once a return is approved, the shop buys a label with postage at the cheapest rate, and the customer prints it. Needs EASYPOST_API_KEY. Freight and oversize items get none: arrange their pickup."
        {...form.checkbox('buy')}
      />
      <div className={formStyles.twoFields}>
        <TextInput label="Carriers" description="Separated by commas" {...form.field('carriers')} />
        <TextInput
          label="Recipient on the label"
          description="A neutral name. Empty: the shop’s name."
          maxLength={60}
          {...form.field('recipient')}
        />
      </div>
    </SettingCard>
  )
}

const namesIn = (typed: string) =>
  typed
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
