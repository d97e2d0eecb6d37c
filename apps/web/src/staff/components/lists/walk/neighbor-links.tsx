import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../../../ui/icon.tsx'
import { formatNumber } from '../../page/formats.ts'
import { keepWalk, keptWalk } from './kept-walks.ts'
import { neighborsOf, type Walk, withPage } from './list-walk.ts'
import styles from './neighbor-links.module.css'

interface NeighborLinksProps<Data extends { rows: readonly unknown[] }, Key extends QueryKey> {
  /** The list's path, such as '/orders': a row's screen is below it. */
  path: string
  id: number
  noun: string
  keyOf: (row: Data['rows'][number]) => number
  question: (query: Record<string, unknown>) => UseQueryOptions<Data, Error, Data, Key>
}

/** The previous and next row in the list that led here, with its sort order and filters. */
export function NeighborLinks<Data extends { rows: readonly unknown[] }, Key extends QueryKey>({
  path,
  id,
  noun,
  keyOf,
  question,
}: NeighborLinksProps<Data, Key>) {
  const [walk, setWalk] = useState<Walk | undefined>(() => keptWalk(path))
  const found = walk && neighborsOf(walk, id)
  const missing = found?.missing
  const { data } = useQuery({
    ...question({ ...walk?.query, page: missing ?? 1, size: walk?.size ?? 1 }),
    enabled: missing !== undefined,
  })
  // The next screen reads it from the tab.
  useEffect(() => {
    if (!walk || !data || missing === undefined) return
    const grown = withPage(walk, missing, data.rows.map(keyOf))
    keepWalk(path, grown)
    setWalk(grown)
  }, [walk, data, missing, path, keyOf])
  if (!found || found.total < 2) return null
  const { previous, next, position, total } = found
  return (
    <nav className={styles.walk} aria-label={`Other ${noun}s of the list`}>
      {previous !== undefined && (
        <Link to={`${path}/${previous}`} rel="prev">
          <Icon name="chevron-left" />
          Previous {noun}
        </Link>
      )}
      <span>{`${formatNumber(position)} of ${formatNumber(total)}`}</span>
      {next !== undefined && (
        <Link to={`${path}/${next}`} rel="next">
          Next {noun}
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  )
}
