import { COUNT_STATES } from '@mendwell/domain/lots/counts'
import { Link } from 'react-router'
import { type StockCountRow, stockCounts } from '../../../api/staff/stock/counts.ts'
import { buttonClass } from '../../../ui/buttons/button.tsx'
import type { Column } from '../../components/lists/data-table.tsx'
import { FilterLinks } from '../../components/lists/filter-links.tsx'
import { ListView } from '../../components/lists/list-view.tsx'
import { SearchField } from '../../components/lists/search-field.tsx'
import toolStyles from '../../components/lists/tools.module.css'
import { useListQuery } from '../../components/lists/use-list-query.ts'
import { useListState } from '../../components/lists/use-list-state.ts'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { formatMoment } from '../../components/page/formats.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { Tag } from '../../components/page/tags.tsx'
import { COUNT_TAGS } from './count-words.ts'

const COLUMNS: readonly Column<StockCountRow>[] = [
  {
    name: 'scope',
    label: 'What is counted',
    main: true,
    typed: true,
    cell: ({ countId, scope }) => <Link to={`/counts/${countId}`}>{scope}</Link>,
  },
  {
    name: 'state',
    label: 'State',
    cell: ({ state }) => <Tag tone={COUNT_TAGS[state].tone}>{COUNT_TAGS[state].words}</Tag>,
  },
  {
    name: 'counted',
    label: 'Lines counted',
    numeric: true,
    cell: ({ counted, lines }) => `${counted} of ${lines}`,
  },
  {
    name: 'opened',
    label: 'Started',
    oneLine: true,
    cell: ({ openedAt }) => formatMoment(openedAt),
  },
  { name: 'by', label: 'By', spare: true, typed: true, cell: ({ openedBy }) => openedBy },
]

const OPTIONS = [
  { value: '', label: 'All' },
  ...COUNT_STATES.map((state) => ({ value: state, label: COUNT_TAGS[state].words })),
]

/** Stock counts, newest first. */
export function Component() {
  const list = useListState()
  const query = useListQuery(stockCounts(list.query))
  return (
    <>
      <PageHeader
        title="Stock counts"
        actions={
          <Link className={buttonClass('primary')} to="/counts/new">
            New count
          </Link>
        }
        lead="Count a part of the stock from a sheet, look at the differences, then book them. Orders go on meanwhile."
      />
      <div className={toolStyles.tools}>
        <FilterLinks list={list} name="state" label="State" options={OPTIONS} />
        <SearchField list={list} label="What is counted" />
      </div>
      <ListView
        list={list}
        query={query}
        caption="Stock counts, newest first"
        noun="counts"
        columns={COLUMNS}
        keyOf={({ countId }) => countId}
        {...(!list.isNarrowed && {
          empty: (
            <EmptyState icon="file-text" title="No counts yet">
              <Link to="/counts/new">Start a count</Link> of a category, a supplier or what is kept
              by lot.
            </EmptyState>
          ),
        })}
      />
    </>
  )
}
