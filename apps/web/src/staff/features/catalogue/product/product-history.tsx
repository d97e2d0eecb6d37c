import { useQuery } from '@tanstack/react-query'
import { historyOf } from '../../../../api/staff/history.ts'
import { actionInWords, thingInWords } from '../../../components/history/action-words.ts'
import { Changes } from '../../../components/history/changes.tsx'
import { UndoButton } from '../../../components/history/undo-button.tsx'
import { formatMoment } from '../../../components/page/formats.ts'
import { QueryState } from '../../../components/page/query-state.tsx'

/** Who changed this product, when, and what; a change can be taken back here. */
export function ProductHistory({ productId }: { productId: number }) {
  const query = useQuery(historyOf('product', productId))
  return (
    <section className="panel stack">
      <h2>History</h2>
      <QueryState query={query} lines={3}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="muted">No changes yet.</p>
          ) : (
            <ul className="timeline">
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
