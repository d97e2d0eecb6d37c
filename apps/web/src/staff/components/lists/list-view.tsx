import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { EmptyState } from '../page/empty-state.tsx'
import { QueryState } from '../page/query-state.tsx'
import { type Column, DataTable } from './data-table.tsx'
import { ListFoot } from './list-foot.tsx'
import type { ListState } from './use-list-state.ts'
import type { Selection } from './use-selection.ts'

interface ListViewProps<Row> {
  list: ListState
  /** From useListQuery. */
  query: UseQueryResult<{ rows: Row[]; total: number; hasMore?: boolean }>
  caption: string
  noun: string
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string | number
  nameOf?: (row: Row) => string
  selection?: Selection
  /** Shown if nothing is found, instead of the generic text. */
  empty?: ReactNode
}

/** Table, pager and states of a list page. */
export function ListView<Row>({
  list,
  query,
  caption,
  noun,
  empty,
  selection,
  ...table
}: ListViewProps<Row>) {
  return (
    <QueryState query={query}>
      {({ rows, total, hasMore = false }) =>
        rows.length === 0 ? (
          <NothingHere list={list} total={total} noun={noun} empty={empty} />
        ) : (
          <>
            <DataTable
              {...table}
              {...(selection && { selection })}
              caption={caption}
              rows={rows}
              list={list}
              busy={query.isPlaceholderData}
            />
            <ListFoot
              list={list}
              total={total}
              hasMore={hasMore}
              noun={noun}
              selected={selection?.count ?? 0}
            />
          </>
        )
      }
    </QueryState>
  )
}

interface NothingHereProps extends Pick<ListViewProps<never>, 'list' | 'noun' | 'empty'> {
  total: number
}

/** A page beyond the last one, a search without results, or a shop that has none yet. */
function NothingHere({ list, total, noun, empty }: NothingHereProps) {
  if (total > 0) {
    return (
      <EmptyState title={`There is no page ${list.page}`}>
        <Link to={list.linkTo({ page: 1 })}>Go to the first page</Link>
      </EmptyState>
    )
  }
  if (empty) return empty
  if (list.isNarrowed) {
    return (
      <EmptyState title={`No ${noun} found`}>
        Try other words or filters, or <Link to={{ search: '' }}>see all {noun}</Link>.
      </EmptyState>
    )
  }
  return <EmptyState title={`No ${noun} yet`} />
}
