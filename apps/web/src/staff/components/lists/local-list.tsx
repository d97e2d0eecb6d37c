import type { ReactNode } from 'react'
import { EmptyState } from '../page/empty-state.tsx'
import { type Column, DataTable } from './data-table.tsx'
import { ListFoot } from './list-foot.tsx'
import type { ListState } from './use-list-state.ts'

interface LocalListProps<Row> {
  list: ListState
  /** All matching rows; the current page is cut from them here. */
  rows: readonly Row[]
  caption: string
  noun: string
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string | number
  empty?: ReactNode
}

/** Table and pager of a list that the browser has completely. */
export function LocalList<Row>({ list, rows, noun, empty, ...table }: LocalListProps<Row>) {
  if (rows.length === 0) return empty ?? <EmptyState title={`No ${noun} found`} />
  const start = (list.page - 1) * list.size
  return (
    <>
      <DataTable {...table} rows={rows.slice(start, start + list.size)} list={list} />
      <ListFoot list={list} total={rows.length} noun={noun} />
    </>
  )
}
