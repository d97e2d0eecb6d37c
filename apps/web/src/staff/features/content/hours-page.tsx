import { Checkbox, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { storeHours } from '../../../api/content.ts'
import { saveStoreHours } from '../../../api/staff/content.ts'
import { Button } from '../../../ui/button.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { Refusal } from '../../components/refusal.tsx'
import { useSave } from '../../components/use-save.ts'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

interface Day {
  dayOfWeek: number
  openTime: string
  closeTime: string
  closedFlag: boolean
  note: string
}
type Stored = { [Field in keyof Day]: Day[Field] | null }

/** A day nobody has set is shown as closed. */
const weekOf = (stored: readonly Stored[]): Day[] =>
  DAYS.map((_, dayOfWeek) => {
    const day = stored.find((known) => known.dayOfWeek === dayOfWeek)
    return {
      dayOfWeek,
      openTime: day?.openTime ?? '',
      closeTime: day?.closeTime ?? '',
      closedFlag: day?.closedFlag ?? true,
      note: day?.note ?? '',
    }
  })

/** When the shop is open, per day of the week. */
export function Component() {
  const query = useQuery(storeHours())
  return (
    <>
      <PageHeader title="Opening hours" lead="In the shop's own time; shoppers see them at once." />
      <QueryState query={query}>{(stored) => <Week stored={stored} />}</QueryState>
    </>
  )
}

function Week({ stored }: { stored: readonly Stored[] }) {
  const [week, setWeek] = useState(() => weekOf(stored))
  const { busy, refusal, save } = useSave(saveStoreHours, {
    outdates: ['/storeHours/'],
    success: 'The opening hours are saved.',
  })
  const change = (dayOfWeek: number, part: Partial<Day>) =>
    setWeek(week.map((day) => (day.dayOfWeek === dayOfWeek ? { ...day, ...part } : day)))
  const send = () =>
    save(
      week.map(({ openTime, closeTime, ...day }) => ({
        ...day,
        openTime: openTime || null,
        closeTime: closeTime || null,
      })),
    )
  return (
    <form
      className="staff-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Refusal refusal={refusal} />
      <div className="panel hours">
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
                change={(part) => change(day.dayOfWeek, part)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div className="savebar">
        <Button type="submit" busy={busy}>
          Save the week
        </Button>
      </div>
    </form>
  )
}

function DayFields({ day, change }: { day: Day; change: (part: Partial<Day>) => void }) {
  const name = DAYS[day.dayOfWeek] ?? ''
  const { closedFlag, openTime, closeTime, note } = day
  const isWrong = !closedFlag && openTime !== '' && closeTime !== '' && openTime >= closeTime
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
      <td>
        <TextInput
          type="time"
          aria-label={`${name} opens`}
          disabled={closedFlag}
          value={openTime}
          onChange={(event) => change({ openTime: event.currentTarget.value })}
        />
      </td>
      <td>
        <TextInput
          type="time"
          aria-label={`${name} closes`}
          disabled={closedFlag}
          error={isWrong ? 'Must be later' : undefined}
          value={closeTime}
          onChange={(event) => change({ closeTime: event.currentTarget.value })}
        />
      </td>
      <td>
        <TextInput
          aria-label={`Note for ${name}`}
          value={note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
      </td>
    </tr>
  )
}
