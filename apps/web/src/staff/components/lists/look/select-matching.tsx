import { type QueryKey, type UseQueryOptions, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { formatNumber } from '../../page/formats.ts'
import type { ListState } from '../use-list-state.ts'
import type { Selection } from '../use-selection.ts'
import styles from './list-look.module.css'

/** As many rows as a page can have: the fewest calls. */
const AT_ONCE = 200

interface Page {
  rows: readonly unknown[]
  total: number
  hasMore?: boolean
}

interface SelectMatchingProps<Data extends Page, Key extends QueryKey> {
  list: ListState
  /** The rows currently shown. */
  page: Data | undefined
  selection: Selection
  noun: string
  keyOf: (row: Data['rows'][number]) => number
  question: (query: Record<string, unknown>) => UseQueryOptions<Data, Error, Data, Key>
}

/** Once a whole page is selected: one click selects all matches on the other pages too, up to the counted number. */
export function SelectMatching<Data extends Page, Key extends QueryKey>({
  list,
  page,
  selection,
  noun,
  keyOf,
  question,
}: SelectMatchingProps<Data, Key>) {
  const client = useQueryClient()
  const [state, setState] = useState<'busy' | 'failed'>()
  if (!page || page.rows.length === 0 || !page.rows.every((row) => selection.has(keyOf(row)))) {
    return null
  }
  const { rows, total, hasMore } = page
  if (rows.length === total || selection.count >= total) return null
  const selectAll = async () => {
    setState('busy')
    try {
      const keys: number[] = []
      for (let number = 1; (number - 1) * AT_ONCE < total; number += 1) {
        const query = { ...list.query, page: number, size: AT_ONCE }
        const found = await client.fetchQuery({ ...question(query), staleTime: 0 })
        keys.push(...found.rows.map(keyOf))
      }
      selection.setAll(keys, true)
      setState(undefined)
    } catch {
      setState('failed')
    }
  }
  return (
    <p className={styles.matching} role="status">
      {`All ${formatNumber(rows.length)} ${noun} on this page are selected.`}{' '}
      {hasMore ? (
        `More than ${formatNumber(total)} match: filter the list to select all of them.`
      ) : (
        <Button rank="quiet" busy={state === 'busy'} onClick={() => void selectAll()}>
          {`Select all ${formatNumber(total)} that match`}
        </Button>
      )}
      {state === 'failed' && ' The shop can’t be reached. Please try again.'}
    </p>
  )
}
