import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Column, DataTable } from './data-table.tsx'
import { EmptyState } from './empty-state.tsx'
import { ListFoot } from './list-foot.tsx'
import { QueryState } from './query-state.tsx'
import type { ListState } from './use-list-state.ts'
import type { Selection } from './use-selection.ts'

interface ListViewProps<Row> {
  list: ListState
  /** From useListQuery. */
  query: UseQueryResult<{ rows: Row[]; total: number }>
  caption: string
  noun: string
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string | number
  nameOf?: (row: Row) => string
  selection?: Selection
  /** Shown where nothing is found. */
  empty?: ReactNode
}

/** Table, paging and the states of one list page. */
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
      {({ rows, total }) =>
        rows.length === 0 ? (
          (empty ?? <EmptyState title={`No ${noun} found`}>Try other words or filters.</EmptyState>)
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
            <ListFoot list={list} total={total} noun={noun} selected={selection?.count ?? 0} />
          </>
        )
      }
    </QueryState>
  )
}
