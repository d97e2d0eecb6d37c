import toolStyles from './tools.module.css'
import type { ListState } from './use-list-state.ts'

/** Page sizes; the first is the default. */
export const PAGE_SIZES = [25, 50, 100, 200] as const

/** The page size of a list; it is in the URL. */
export const PageSize = ({ list }: { list: ListState }) => (
  <label>
    Rows per page{' '}
    <select
      className={`input ${toolStyles.narrow}`}
      value={list.size}
      onChange={({ currentTarget: { value } }) =>
        list.set({ size: value === String(PAGE_SIZES[0]) ? '' : value })
      }
    >
      {PAGE_SIZES.map((size) => (
        <option key={size}>{size}</option>
      ))}
    </select>
  </label>
)
