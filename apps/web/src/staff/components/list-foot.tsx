import { Link } from 'react-router'
import { pageLinks } from '../../components/page-links.ts'
import { rowsShown } from './rows-shown.ts'
import type { ListState } from './use-list-state.ts'

interface ListFootProps {
  list: ListState
  total: number
  /** What the rows are, such as 'orders'. */
  noun: string
  selected?: number
}

/** How many there are, and the links to the other pages. */
export function ListFoot({ list, total, noun, selected = 0 }: ListFootProps) {
  const { page, size, linkTo } = list
  const lastPage = Math.max(1, Math.ceil(total / size))
  return (
    <div className="dt-foot">
      <p role="status">
        {rowsShown({ page, size, total, noun })}
        {selected > 0 && ` ${selected} selected.`}
      </p>
      {lastPage > 1 && (
        <nav className="pager" aria-label="Pages">
          {pageLinks(page, lastPage).map((number) => (
            <Link
              key={number}
              to={linkTo({ page: number })}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          ))}
        </nav>
      )}
    </div>
  )
}
