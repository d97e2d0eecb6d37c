import { Pager } from '../../../components/lists/pager.tsx'
import styles from './list-foot.module.css'
import { PAGE_SIZES, PageSize } from './page-size.tsx'
import { rowsShown } from './rows-shown.ts'
import type { ListState } from './use-list-state.ts'

interface ListFootProps {
  list: ListState
  total: number
  /** There are more than were counted. */
  hasMore?: boolean
  /** What the rows are called, such as 'orders'. */
  noun: string
  selected?: number
}

/** The total count, and the links to the other pages. */
export function ListFoot({ list, total, hasMore = false, noun, selected = 0 }: ListFootProps) {
  const { page, size, linkTo } = list
  return (
    <div className={styles.foot}>
      <p role="status">
        {rowsShown({ page, size, total, hasMore, noun })}
        {selected > 0 && ` ${selected} selected.`}
      </p>
      {(total > PAGE_SIZES[0] || hasMore) && <PageSize list={list} />}
      <Pager
        className={styles.pager}
        page={page}
        lastPage={Math.ceil(total / size)}
        addressOf={(number) => linkTo({ page: number })}
      />
    </div>
  )
}
