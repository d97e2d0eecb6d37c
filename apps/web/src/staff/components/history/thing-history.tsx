import { useQuery } from '@tanstack/react-query'
import { historyOf } from '../../../api/staff/history.ts'
import { formatMoment } from '../page/formats.ts'
import { QueryState } from '../page/query-state.tsx'
import { actionInWords, thingInWords } from './action-words.ts'
import { Changes } from './changes.tsx'
import timelineStyles from './timeline.module.css'
import { UndoButton } from './undo-button.tsx'

interface ThingHistoryProps {
  objectType: Parameters<typeof historyOf>[0]
  objectId: string | number
}

/** Who changed this thing, when, and what; changes can be undone here. */
export function ThingHistory({ objectType, objectId }: ThingHistoryProps) {
  const query = useQuery(historyOf(objectType, objectId))
  return (
    <section className="panel stack">
      <h2>History</h2>
      <QueryState query={query} lines={3}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="muted">No changes yet.</p>
          ) : (
            <ul className={timelineStyles.timeline}>
              {rows.map((event) => (
                <li key={event.eventId}>
                  <b className="strong">{thingInWords(actionInWords(event.action))}</b>
                  <Changes event={event} />
                  <span>
                    {formatMoment(event.happenedAt)}, {event.who}
                  </span>
                  <UndoButton event={event} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </section>
  )
}
