import type { SearchToReview } from '@mendwell/contract/search/search-use'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dismissSearch, searchesToReview } from '../../../api/staff/content.ts'
import { undoChange } from '../../../api/staff/history.ts'
import { paths } from '../../../lib/addresses/paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Refusal } from '../../components/forms/refusal.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { type Column, DataTable } from '../../components/lists/data-table.tsx'
import type { ListState } from '../../components/lists/use-list-state.ts'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { formatNumber } from '../../components/page/formats.ts'
import { QueryState } from '../../components/page/query-state.tsx'

interface SearchesToReviewProps {
  list: ListState
  /** Opens the synonym form for this term. */
  onAddSynonym: (term: string) => void
}

interface Dismissed {
  term: string
  eventId: number
}

const OUTDATES = ['/searchUse/', '/staff/history']
/** The worst ones; others move up once these are dismissed. */
const SHOWN = 10

/** Searches that shoppers reported, or after which they opened nothing, with actions. */
export function SearchesToReview({ list, onAddSynonym }: SearchesToReviewProps) {
  const searches = useQuery(searchesToReview())
  const [dismissed, setDismissed] = useState<Dismissed>()
  return (
    <section aria-labelledby="to-review" className="stack-small">
      <h2 id="to-review">Not what shoppers wanted</h2>
      <p className="muted">
        Searches that shoppers reported, or that found products of which at least two shoppers
        opened none. Add a synonym, look at the results, or dismiss them.
      </p>
      {dismissed && (
        <DismissedNote dismissed={dismissed} onUndone={() => setDismissed(undefined)} />
      )}
      <QueryState query={searches} lines={4}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title="No searches to look at" />
          ) : (
            <DataTable
              caption="Searches to look at, reported ones first"
              columns={columnsOf(onAddSynonym, setDismissed)}
              rows={rows.slice(0, SHOWN)}
              keyOf={({ term }) => term}
              list={list}
            />
          )
        }
      </QueryState>
    </section>
  )
}

const columnsOf = (
  onAddSynonym: SearchesToReviewProps['onAddSynonym'],
  onDismissed: (dismissed: Dismissed) => void,
): readonly Column<SearchToReview>[] => [
  { name: 'term', label: 'Searched for', main: true, typed: true, cell: ({ term }) => term },
  {
    name: 'reports',
    label: 'Reported',
    typed: true,
    cell: ({ reports, sentences }) =>
      reports === 0 ? (
        'No'
      ) : (
        <>
          {reports === 1 ? 'Once' : `${formatNumber(reports)} times`}
          {sentences.length > 0 && (
            <ul>
              {sentences.map((sentence) => (
                <li key={sentence}>“{sentence}”</li>
              ))}
            </ul>
          )}
        </>
      ),
  },
  {
    name: 'opened',
    label: 'Opened something',
    cell: ({ opened, searched }) =>
      searched === 0 ? 'Not known' : `${formatNumber(opened)} of ${formatNumber(searched)}`,
  },
  {
    name: 'results',
    label: 'Products found',
    numeric: true,
    cell: ({ results }) => (results === null ? 'Not known' : formatNumber(results)),
  },
  {
    name: 'change',
    label: 'Actions',
    cell: ({ term }) => (
      <div className="row">
        <Button
          rank="secondary"
          aria-label={`Add a synonym: ${term}`}
          onClick={() => onAddSynonym(term)}
        >
          Add a synonym
        </Button>
        <a
          href={`/#${paths.search(term)}`}
          target="_blank"
          rel="noreferrer"
          aria-label={`See the results: ${term}`}
        >
          See the results
        </a>
        <Dismiss term={term} onDismissed={onDismissed} />
      </div>
    ),
  },
]

interface DismissProps {
  term: string
  onDismissed: (dismissed: Dismissed) => void
}

function Dismiss({ term, onDismissed }: DismissProps) {
  const { busy, refusal, save } = useSave(dismissSearch, {
    outdates: OUTDATES,
    onSaved: onDismissed,
  })
  return (
    <>
      <Button rank="quiet" busy={busy} aria-label={`Dismiss: ${term}`} onClick={() => save(term)}>
        Dismiss
      </Button>
      <Refusal refusal={refusal} />
    </>
  )
}

interface DismissedNoteProps {
  dismissed: Dismissed
  onUndone: () => void
}

/** The last one dismissed, with Undo; earlier ones are in the history. */
function DismissedNote({ dismissed: { term, eventId }, onUndone }: DismissedNoteProps) {
  const { busy, refusal, save } = useSave(undoChange, {
    outdates: OUTDATES,
    success: 'Undone. The search is shown again.',
    onSaved: onUndone,
  })
  return (
    <div className="note good row" role="status">
      <span>“{term}” is dismissed. It comes back when shoppers report it again.</span>
      <Button rank="secondary" busy={busy} onClick={() => save(eventId)}>
        Undo
      </Button>
      <Refusal refusal={refusal} />
    </div>
  )
}
