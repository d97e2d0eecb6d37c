import { Checkbox, Textarea } from '@mantine/core'
import { HOLIDAY_KEYS, HOLIDAYS } from '@mendwell/domain/delivery/holidays'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { type CardProps, SettingCard } from '../../components/forms/setting-card.tsx'
import detailStyles from '../../components/page/details.module.css'
import { formatDay } from '../../components/page/formats.ts'
import { ClosedForm, closedDaysOf, typedClosedDays } from './delivery-forms.ts'

/** Days on which nothing is packed, shipped or delivered. */
export function ClosedCard({ values: { closedDays } }: CardProps) {
  const saved: string[] = closedDays.holidays
  const form = useCheckedForm({
    initialValues: {
      holidays: saved,
      days: typedClosedDays(closedDays.days),
    },
    schema: ClosedForm,
    fields: ['days'],
  })
  const year = new Date().getFullYear()
  return (
    <SettingCard
      title="Closed days"
      form={form}
      wireOf={({ holidays, days }) => ({
        closedDays: {
          holidays: HOLIDAY_KEYS.filter((key) => holidays.includes(key)),
          days: closedDaysOf(days) ?? [],
        },
      })}
    >
      <Checkbox.Group
        label="Holidays"
        description="One on a Saturday closes the Friday before too, one on a Sunday the Monday after"
        value={form.values.holidays}
        onChange={(holidays) => form.set({ holidays })}
      >
        <div className={detailStyles.plainList}>
          {HOLIDAY_KEYS.map((key) => (
            <Checkbox
              key={key}
              value={key}
              label={HOLIDAYS[key].name}
              description={formatDay(HOLIDAYS[key].dayIn(year))}
            />
          ))}
        </div>
      </Checkbox.Group>
      <Textarea
        label="Other days"
        description="One per line with its name, such as 2026-12-24 Inventory, or a range: 2026-12-24 to 2027-01-02 Holiday"
        autosize
        minRows={2}
        {...form.field('days')}
      />
    </SettingCard>
  )
}
