import { Link } from 'react-router'
import { formatNumber } from './formats.ts'
import type { ListState } from './use-list-state.ts'

interface FilterLinksProps {
  list: ListState
  /** The filter's name in the address, such as 'status'. */
  name: string
  label: string
  options: readonly { value: string; label: string; count?: number }[]
  /** Where the server stops counting. */
  countedTo?: number
}

/** One filter of a list as a row of links; '' stands for all. */
export function FilterLinks({ list, name, label, options, countedTo }: FilterLinksProps) {
  const current = list.filters[name] ?? ''
  return (
    <nav className="seg" aria-label={label}>
      {options.map(({ value, label: words, count }) => (
        <Link
          key={value}
          to={list.linkTo({ [name]: value })}
          aria-current={value === current ? 'true' : undefined}
        >
          {words}
          {count !== undefined && ` ${formatNumber(count)}${count === countedTo ? '+' : ''}`}
        </Link>
      ))}
    </nav>
  )
}
