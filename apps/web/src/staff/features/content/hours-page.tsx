import { Checkbox, TextInput } from '@mantine/core'
import type { StoreHours } from '@mendwell/contract/content/content'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { storeHours } from '../../../api/content.ts'
import { saveStoreHours } from '../../../api/staff/content.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import formStyles from '../../components/forms/form.module.css'
import { Refusal } from '../../components/forms/refusal.tsx'
import { Clashes } from '../../components/forms/use-others-changes.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { QueryState } from '../../components/page/query-state.tsx'
import styles from './hours-page.module.css'
import { type Day, nameOf, problemOf, useWeek } from './use-week.ts'

/** Opening hours, by weekday. */
export function Component() {
  const query = useQuery(storeHours())
  return (
    <>
      <PageHeader
        title="Opening hours"
        lead="In the shop’s time zone. Changes take effect immediately."
      />
      <QueryState query={query}>{(stored) => <Week stored={stored} />}</QueryState>
    </>
  )
}

function Week({ stored }: { stored: readonly StoreHours[] }) {
  const { week, change, adopt, clashes } = useWeek(stored)
  const [attempt, setAttempt] = useState(0)
  const fieldsId = useId()
  const closesId = (dayOfWeek: number) => `${fieldsId}${dayOfWeek}`
  const { busy, refusal, save } = useSave(saveStoreHours, {
    outdates: ['/storeHours/'],
    success: 'Opening hours saved.',
    onSaved: adopt,
  })
  const problems = week.flatMap((day) => {
    const message = attempt > 0 ? problemOf(day) : undefined
    return message
      ? [{ fieldId: closesId(day.dayOfWeek), message: `${nameOf(day)}: ${message}` }]
      : []
  })
  const send = () => {
    setAttempt(attempt + 1)
    if (week.some(problemOf)) return
    save(
      week.map(({ openTime, closeTime, ...day }) => {
        const before = stored.find(({ dayOfWeek }) => dayOfWeek === day.dayOfWeek)
        const times = { openTime: openTime || null, closeTime: closeTime || null }
        return { ...day, ...times, ...(before && { before }) }
      }),
    )
  }
  return (
    <form
      className={formStyles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Refusal refusal={refusal} />
      <ErrorSummary
        className={formStyles.errorSummary}
        title="There is a problem"
        entries={problems}
        attempt={attempt}
      />
      <Clashes fields={clashes} />
      <div className={`panel ${styles.hours}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Closed</th>
              <th scope="col">Opens</th>
              <th scope="col">Closes</th>
              <th scope="col">Note</th>
            </tr>
          </thead>
          <tbody>
            {week.map((day) => (
              <DayFields
                key={day.dayOfWeek}
                day={day}
                closesId={closesId(day.dayOfWeek)}
                problem={attempt > 0 ? problemOf(day) : undefined}
                change={(part) => change(day.dayOfWeek, part)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div className={formStyles.saveBar}>
        <Button type="submit" busy={busy}>
          Save hours
        </Button>
      </div>
    </form>
  )
}

interface DayFieldsProps {
  day: Day
  closesId: string
  problem: string | undefined
  change: (part: Partial<Day>) => void
}

function DayFields({ day, closesId, problem, change }: DayFieldsProps) {
  const name = nameOf(day)
  const { closedFlag, openTime, closeTime, note } = day
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Checkbox
          label="Closed"
          aria-label={`${name} closed`}
          checked={closedFlag}
          onChange={(event) => change({ closedFlag: event.currentTarget.checked })}
        />
      </td>
      <td data-label="Opens">
        <TextInput
          type="time"
          aria-label={`${name} opens`}
          disabled={closedFlag}
          value={openTime}
          onChange={(event) => change({ openTime: event.currentTarget.value })}
        />
      </td>
      <td data-label="Closes">
        <TextInput
          type="time"
          aria-label={`${name} closes`}
          id={closesId}
          disabled={closedFlag}
          error={problem}
          value={closeTime}
          onChange={(event) => change({ closeTime: event.currentTarget.value })}
        />
      </td>
      <td data-label="Note">
        <TextInput
          aria-label={`Note for ${name}`}
          maxLength={200}
          value={note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
      </td>
    </tr>
  )
}
