import { Link } from 'react-router'
import { type RecallRow, staffRecalls } from '../../../api/staff/stock/recalls.ts'
import { buttonClass } from '../../../ui/buttons/button.tsx'
import type { Column } from '../../components/lists/data-table.tsx'
import { FilterLinks } from '../../components/lists/filter-links.tsx'
import { ListView } from '../../components/lists/list-view.tsx'
import { SearchField } from '../../components/lists/search-field.tsx'
import toolStyles from '../../components/lists/tools.module.css'
import { useListQuery } from '../../components/lists/use-list-query.ts'
import { useListState } from '../../components/lists/use-list-state.ts'
import detailStyles from '../../components/page/details.module.css'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { formatDay } from '../../components/page/formats.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { Tag } from '../../components/page/tags.tsx'
import { CLASS_WORDS, STATUSES } from './parts/recall-words.ts'
import { RecallFeed } from './recall-feed.tsx'
import { UploadRecords } from './upload-records.tsx'

const COLUMNS: readonly Column<RecallRow>[] = [
  {
    name: 'title',
    label: 'Recall',
    main: true,
    typed: true,
    cell: ({ recallId, title, firm, recallNumber }) => (
      <>
        <Link to={`/recalls/${recallId}`}>{title}</Link>
        <span className={detailStyles.subLine}>
          {[firm, recallNumber].filter(Boolean).join(', ')}
        </span>
      </>
    ),
  },
  {
    name: 'class',
    label: 'Class',
    oneLine: true,
    cell: ({ recallClass }) => CLASS_WORDS[recallClass].split(':')[0],
  },
  {
    name: 'began',
    label: 'Began',
    spare: true,
    oneLine: true,
    cell: ({ initiatedOn }) => (initiatedOn ? formatDay(initiatedOn) : 'Not said'),
  },
  {
    name: 'answered',
    label: 'Answered',
    cell: ({ notified, answered }) =>
      notified === 0 ? 'None notified' : `${answered} of ${notified}`,
  },
  {
    name: 'status',
    label: 'Status',
    cell: ({ recallStatus, hasGrown }) => (
      <span className="row">
        <Tag tone={STATUSES[recallStatus].tone}>{STATUSES[recallStatus].words}</Tag>
        {hasGrown && <Tag tone="warn">Record changed</Tag>}
      </span>
    ),
  },
]

const OPTIONS = [
  { value: '', label: 'All' },
  { value: 'PROPOSED', label: 'To decide' },
  { value: 'ACTIVE', label: 'Active' },
  { value: 'CLOSED', label: 'Closed' },
  { value: 'REJECTED', label: 'Not ours' },
]

/** Recalls: undecided ones first. */
export function Component() {
  const list = useListState()
  const { show, ...others }: Record<string, unknown> = list.query
  const query = useListQuery(staffRecalls({ ...others, ...(show ? { recallStatus: show } : {}) }))
  return (
    <>
      <PageHeader
        title="Recalls"
        actions={
          <Link className={buttonClass('primary')} to="/recalls/new">
            Add a recall
          </Link>
        }
        lead="Products that makers recall. Once you confirm a recall, its lots are frozen, orders are held and every buyer is notified."
      />
      <RecallFeed />
      <UploadRecords />
      <div className={toolStyles.tools}>
        <FilterLinks list={list} name="show" label="Show" options={OPTIONS} />
        <SearchField list={list} label="Product, firm, number, lot" />
      </div>
      <ListView
        list={list}
        query={query}
        caption="Recalls"
        noun="recalls"
        columns={COLUMNS}
        keyOf={({ recallId }) => recallId}
        empty={
          <EmptyState icon="alert-triangle" title="No recalls">
            Upload enforcement records of the FDA, or add the letter of a maker.
          </EmptyState>
        }
      />
    </>
  )
}
