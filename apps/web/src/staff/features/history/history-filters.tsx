import { useQuery } from '@tanstack/react-query'
import { historyPeople } from '../../../api/staff/history.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useTypedDay } from '../../components/forms/use-typed-day.ts'
import type { ListState } from '../../components/lists/use-list-state.ts'
import styles from './history-filters.module.css'
import { HISTORY_KINDS } from './history-kinds.ts'

/** Filters by kind, actor and days; all of them are in the URL. */
export function HistoryFilters({ list }: { list: ListState }) {
  const { data } = useQuery(historyPeople())
  const { who = '' } = list.filters
  const people = (data?.people ?? []).map(({ who: value, name }) => ({ value, label: name }))
  // Selected by the URL: it stays selected until the names have loaded.
  const options =
    who === '' || people.some(({ value }) => value === who)
      ? people
      : [...people, { value: who, label: data ? 'Nobody' : 'Loading…' }]
  const bound = (name: string) => ({
    value: list.filters[name] ?? '',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      list.set({ [name]: currentTarget.value }),
  })
  const from = useTypedDay(list.filters.from ?? '', (day) => list.set({ from: day }))
  const to = useTypedDay(list.filters.to ?? '', (day) => list.set({ to: day }))
  return (
    <search className={styles.filters} aria-label="Filter changes">
      <SelectField
        label="Changes to"
        placeholder="Everything"
        options={HISTORY_KINDS}
        {...bound('objectType')}
      />
      <SelectField label="Made by" placeholder="Anyone" options={options} {...bound('who')} />
      <TextField label="From" type="date" {...from} />
      <TextField label="To" type="date" {...to} />
      {list.isNarrowed && (
        <Button
          rank="quiet"
          onClick={() => list.set({ objectType: '', who: '', from: '', to: '' })}
        >
          Clear filters
        </Button>
      )}
    </search>
  )
}
