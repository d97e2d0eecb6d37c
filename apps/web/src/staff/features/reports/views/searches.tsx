import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { searchesReport } from '../../../../api/staff/reports.ts'
import { type Column, DataTable } from '../../../components/lists/data-table.tsx'
import type { ListState } from '../../../components/lists/use-list-state.ts'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { formatDate, formatNumber } from '../../../components/page/formats.ts'
import { QueryState } from '../../../components/page/query-state.tsx'
import { Bars } from '../charts/bars.tsx'
import styles from '../styles/reports.module.css'

interface Miss {
  term: string
  times: number
  partial: boolean
  lastAt: string
}

const COLUMNS: readonly Column<Miss>[] = [
  { name: 'term', label: 'Searched for', main: true, typed: true, cell: ({ term }) => term },
  { name: 'times', label: 'Times', numeric: true, cell: ({ times }) => formatNumber(times) },
  {
    name: 'shown',
    label: 'Shown',
    cell: ({ partial }) => (partial ? 'Products with some of the words' : 'Nothing'),
  },
  { name: 'last', label: 'Last', oneLine: true, cell: ({ lastAt }) => formatDate(lastAt) },
]

const MAX_BARS = 10

/** Searches without results. */
export function Searches({ list }: { list: ListState }) {
  const query = useQuery(searchesReport())
  return (
    <QueryState query={query}>
      {(misses) =>
        misses.length === 0 ? (
          <EmptyState icon="search" title="No failed searches">
            Every search of the last 90 days found products.
          </EmptyState>
        ) : (
          <>
            <p className="muted">
              Searches of the last 90 days with no exact match.{' '}
              <Link to="/search-words">Search words</Link> teach the search what they mean.
            </p>
            <section className="panel" aria-label="Searched for most often">
              <h2>Searched for most often</h2>
              <Bars
                label="Searched for most often"
                format={formatNumber}
                rows={misses
                  .slice(0, MAX_BARS)
                  .map(({ term, times }) => ({ name: term, value: times }))}
              />
            </section>
            <div className={`${styles.foot} ${styles.dense}`}>
              <DataTable
                caption="Searches without a match"
                columns={COLUMNS}
                rows={misses}
                keyOf={({ term }) => term}
                list={list}
              />
            </div>
          </>
        )
      }
    </QueryState>
  )
}
