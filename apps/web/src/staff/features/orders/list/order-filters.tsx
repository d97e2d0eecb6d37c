import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { useTypedDay } from '../../../components/forms/use-typed-day.ts'
import type { ListState } from '../../../components/lists/use-list-state.ts'
import styles from './order-filters.module.css'

const PAYMENTS = [
  { value: 'UNPAID', label: 'Unpaid' },
  { value: 'PAID', label: 'Paid' },
  { value: 'PARTLY_REFUNDED', label: 'Partly refunded' },
  { value: 'REFUNDED', label: 'Refunded' },
]
const DELIVERIES = [
  { value: 'DELIVERY', label: 'Delivery' },
  { value: 'IN STORE', label: 'In store' },
]

/** Filters by payment, delivery and days; all of them are in the URL. */
export function OrderFilters({ list }: { list: ListState }) {
  const bound = (name: string) => ({
    value: list.filters[name] ?? '',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      list.set({ [name]: currentTarget.value }),
  })
  const from = useTypedDay(list.filters.from ?? '', (day) => list.set({ from: day }))
  const to = useTypedDay(list.filters.to ?? '', (day) => list.set({ to: day }))
  return (
    <search className={styles.filters} aria-label="More filters">
      <SelectField label="Payment" placeholder="Any" options={PAYMENTS} {...bound('payment')} />
      <SelectField
        label="Delivery"
        placeholder="Any"
        options={DELIVERIES}
        {...bound('pickupType')}
      />
      <TextField label="From" type="date" {...from} />
      <TextField label="To" type="date" {...to} />
    </search>
  )
}
