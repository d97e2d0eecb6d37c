import { Link } from 'react-router'
import { formatCount } from '../page/formats.ts'
import toolStyles from './tools.module.css'
import type { ListState } from './use-list-state.ts'

interface FilterLinksProps {
  list: ListState
  /** The filter's URL parameter, such as 'status'. */
  name: string
  label: string
  /** Counts stop at MAX_COUNTED. */
  options: readonly { value: string; label: string; count?: number }[]
}

/** One filter of a list as a row of links; '' means all. */
export function FilterLinks({ list, name, label, options }: FilterLinksProps) {
  const current = list.filters[name] ?? ''
  return (
    <nav className={toolStyles.links} aria-label={label}>
      {options.map(({ value, label: words, count }) => (
        <Link
          key={value}
          to={list.linkTo({ [name]: value })}
          aria-current={value === current ? 'true' : undefined}
        >
          {words}
          {count !== undefined && ` ${formatCount(count)}`}
        </Link>
      ))}
    </nav>
  )
}
