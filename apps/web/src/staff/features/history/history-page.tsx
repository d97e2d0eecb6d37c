import type { StaffEventWire } from '@mendwell/contract/shop/history'
import { history } from '../../../api/staff/history.ts'
import { EmailText } from '../../../ui/email-text.tsx'
import { Changes } from '../../components/history/changes.tsx'
import { ThingLink } from '../../components/history/thing-link.tsx'
import { UndoButton } from '../../components/history/undo-button.tsx'
import type { Column } from '../../components/lists/data-table.tsx'
import { ListView } from '../../components/lists/list-view.tsx'
import { useListQuery } from '../../components/lists/use-list-query.ts'
import { useListState } from '../../components/lists/use-list-state.ts'
import { formatMoment } from '../../components/page/formats.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { HistoryFilters } from './history-filters.tsx'

const COLUMNS: readonly Column<StaffEventWire>[] = [
  {
    name: 'what',
    label: 'What',
    main: true,
    typed: true,
    cell: (event) => <ThingLink event={event} />,
  },
  {
    name: 'when',
    label: 'When',
    cell: ({ happenedAt }) => formatMoment(happenedAt),
  },
  { name: 'who', label: 'Who', cell: ({ who }) => <EmailText>{who}</EmailText> },
  {
    name: 'change',
    label: 'Before and after',
    typed: true,
    cell: (event) => <Changes event={event} />,
  },
  { name: 'undo', label: 'Undo', cell: (event) => <UndoButton event={event} /> },
]

/** Everything staff have changed, newest first. */
export function Component() {
  const list = useListState()
  const query = useListQuery(history(list.query))
  const isOfSave = list.filters.partOf !== undefined
  return (
    <>
      <PageHeader
        title={isOfSave ? 'Changes in one save' : 'History'}
        lead={
          isOfSave
            ? 'Each product that was changed by this save. Undo one here, or all of them in the history.'
            : 'Every change by staff: who made it, when, and what changed.'
        }
        {...(isOfSave && { back: { to: '/history', label: 'History' } })}
      />
      {!isOfSave && <HistoryFilters list={list} />}
      <ListView
        list={list}
        query={query}
        caption="Changes by staff, newest first"
        noun="changes"
        columns={COLUMNS}
        keyOf={({ eventId }) => eventId}
      />
    </>
  )
}
