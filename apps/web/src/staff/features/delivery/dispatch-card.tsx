import { Checkbox, MultiSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { staffKinds } from '../../../api/staff/kinds.ts'
import { staffCategories } from '../../../api/staff/products.ts'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import formStyles from '../../components/forms/form.module.css'
import { type CardProps, SettingCard } from '../../components/forms/setting-card.tsx'
import { WEEKDAYS } from '../../components/page/weekdays.ts'
import { DispatchForm, spanIn, typedSpan } from './delivery-forms.ts'
import styles from './dispatch-card.module.css'

/** When an order ships, and what goes by freight. */
export function DispatchCard({ values: { dispatchRules: rules } }: CardProps) {
  const kinds = useQuery(staffKinds()).data ?? []
  const departments = useQuery(staffCategories()).data?.departments ?? []
  const form = useCheckedForm({
    initialValues: {
      cutOff: rules.cutOff,
      handlingDays: typedSpan(rules.handlingDays),
      freightHandlingDays: typedSpan(rules.freightHandlingDays),
      pickupDays: String(rules.pickupDays),
      carrierDays: rules.carrierDays.map(String),
      freightKinds: rules.freightKinds,
      freightOverPounds: rules.freightOverPounds === null ? '' : String(rules.freightOverPounds),
      undatedDepartments: rules.undatedDepartments,
    },
    schema: DispatchForm,
    fields: [
      'cutOff',
      'pickupDays',
      'handlingDays',
      'freightHandlingDays',
      'carrierDays',
      'freightOverPounds',
    ],
  })
  const { carrierDays, freightKinds, undatedDepartments } = form.values
  return (
    <SettingCard
      title="Packing and sending"
      form={form}
      wireOf={(typed) => ({
        dispatchRules: {
          ...typed,
          handlingDays: spanIn(typed.handlingDays),
          freightHandlingDays: spanIn(typed.freightHandlingDays),
          pickupDays: Number(typed.pickupDays),
          carrierDays: typed.carrierDays.map(Number),
          freightOverPounds:
            typed.freightOverPounds === '' ? null : Number(typed.freightOverPounds),
        },
      })}
    >
      <div className={formStyles.twoFields}>
        <TextInput
          label="Order by"
          description="Later orders count from the next open day; on days that end sooner, from closing time on"
          type="time"
          {...form.field('cutOff')}
        />
        <TextInput
          label="Open days until an order can be collected"
          description="0 is the day of the order"
          inputMode="numeric"
          {...form.field('pickupDays')}
        />
        <TextInput
          label="Open days until a parcel is packed"
          description="Such as 0-1"
          {...form.field('handlingDays')}
        />
        <TextInput
          label="The same for freight"
          description="Such as 2-4"
          {...form.field('freightHandlingDays')}
        />
      </div>
      <Checkbox.Group
        label="Carriers collect and deliver on"
        id={form.idOf('carrierDays')}
        value={carrierDays}
        error={form.field('carrierDays').error}
        onChange={(days) => form.set({ carrierDays: days })}
      >
        <div className={styles.days}>
          {WEEKDAYS.map((label, day) => (
            <Checkbox key={label} label={label} value={String(day)} />
          ))}
        </div>
      </Checkbox.Group>
      <TextInput
        label="By freight what weighs more than, in pounds (optional)"
        inputMode="numeric"
        {...form.field('freightOverPounds')}
      />
      <MultiSelect
        label="Kinds that go by freight"
        description="Type to find one"
        data={kinds.map(({ kindKey, name }) => ({ value: kindKey, label: name }))}
        searchable
        nothingFoundMessage="No such kind"
        value={freightKinds}
        onChange={(keys) => form.set({ freightKinds: keys })}
      />
      <MultiSelect
        label="Departments without a date"
        description="Shoppers read: We will tell you the date"
        data={departments.map(({ deptName }) => deptName)}
        searchable
        nothingFoundMessage="No such department"
        value={undatedDepartments}
        onChange={(names) => form.set({ undatedDepartments: names })}
      />
    </SettingCard>
  )
}
