import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { reminderFigures } from '../../../../api/staff/settings.ts'
import { useCheckedForm } from '../../../../lib/forms/use-checked-form.ts'
import { type CardProps, SettingCard } from '../../../components/forms/setting-card.tsx'
import { formatCount } from '../../../components/page/formats.ts'
import { CartRemindersForm } from './buying-forms.ts'

/** When shoppers who asked for it are reminded of an abandoned cart, and the results. */
export function CartRemindersCard({ values: { cartReminderHours } }: CardProps) {
  const { data: figures } = useQuery(reminderFigures())
  const form = useCheckedForm({
    initialValues: { cartReminderHours: String(cartReminderHours) },
    schema: CartRemindersForm,
    fields: ['cartReminderHours'],
  })
  return (
    <SettingCard
      title="Cart reminders"
      form={form}
      wireOf={(typed) => ({ cartReminderHours: Number(typed.cartReminderHours) })}
    >
      <p className="muted">
        One email per cart, only to shoppers who ask for it at checkout or in their account. It
        names no products.
      </p>
      <TextInput
        label="Hours until the reminder"
        description="After the last change of the cart; 0 turns reminders off"
        inputMode="numeric"
        {...form.field('cartReminderHours')}
      />
      {figures && (
        <p>
          Last {figures.days} days: {formatCount(figures.sent)} sent, {formatCount(figures.ordered)}{' '}
          led to an order within a week.
        </p>
      )}
    </SettingCard>
  )
}
