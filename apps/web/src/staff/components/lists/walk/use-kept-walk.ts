import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ListState } from '../use-list-state.ts'
import { keepWalk } from './kept-walks.ts'

/** Stores a list's rows, so that the screens of its rows can link to their neighbors (neighbor-links.tsx). */
export function useKeptWalk<Row>(
  path: string,
  list: ListState,
  query: UseQueryResult<{ rows: Row[]; total: number }>,
  keyOf: (row: Row) => number,
) {
  const { page, size } = list
  const asked = JSON.stringify(list.query)
  const data = query.isPlaceholderData ? undefined : query.data
  useEffect(() => {
    if (!data) return
    const ids = data.rows.map(keyOf)
    const { total } = data
    keepWalk(path, { ids, first: page, last: page, size, total, query: JSON.parse(asked) })
  }, [path, page, size, asked, data, keyOf])
}
