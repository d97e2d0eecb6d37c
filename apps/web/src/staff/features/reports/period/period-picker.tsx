import { TextInput } from '@mantine/core'
import { useTypedDay } from '../../../components/forms/use-typed-day.ts'
import { FilterLinks } from '../../../components/lists/filter-links.tsx'
import type { ListState } from '../../../components/lists/use-list-state.ts'
import { formatDay } from '../../../components/page/formats.ts'
import styles from '../styles/reports.module.css'
import type { ReportPeriod } from './use-report-period.ts'

const OPTIONS = [
  { value: 'week', label: 'This week' },
  { value: 'month', label: 'This month' },
  { value: 'quarter', label: 'This quarter' },
  { value: 'year', label: 'This year' },
] as const

/** The days of a report, and the comparison period. */
export function PeriodPicker({ list, period }: { list: ListState; period: ReportPeriod }) {
  const { name, days, before } = period
  const typedFrom = useTypedDay(
    days.from,
    (from) => from && list.set({ ...days, from, period: '' }),
  )
  const typedTo = useTypedDay(days.to, (to) => to && list.set({ ...days, to, period: '' }))
  const chosen = { ...list, filters: { period: name ?? 'own' } }
  return (
    <div className={styles.picker}>
      <FilterLinks
        list={{ ...chosen, linkTo: (change) => list.linkTo({ ...change, from: '', to: '' }) }}
        name="period"
        label="Period"
        options={OPTIONS}
      />
      <div className={styles.days}>
        <TextInput type="date" aria-label="From" {...typedFrom} />
        <span aria-hidden="true">–</span>
        <TextInput type="date" aria-label="To" {...typedTo} />
      </div>
      <p className="muted tiny">
        {formatDay(days.from)} – {formatDay(days.to)}, compared with {formatDay(before.from)} –{' '}
        {formatDay(before.to)}
      </p>
    </div>
  )
}
