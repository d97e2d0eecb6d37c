import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'

const KNOWN = ['page', 'size', 'q', 'sort']

/** The lists visited since the page was loaded, each with its query string. */
const lastShown = new Map<string, string>()

/** The way back to a list: with the filters and page it had when last visited. */
export const asLastShown = (path: string): string => path + (lastShown.get(path) ?? '')

/** After a choice, the URL is updated before the render. */
const addressNow = () => new URLSearchParams(location.hash.split('?')[1])

/**
 * The state of a list, stored in the URL: it can be reloaded, shared with a colleague and left with Back. Everything
 * but page, size, q and sort is a filter of the list.
 */
export function useListState() {
  const [search, setSearch] = useSearchParams()
  const { pathname, search: shown } = useLocation()
  // It is for returning to the list: nothing here shows it.
  useEffect(() => void lastShown.set(pathname, shown), [pathname, shown])
  const page = Math.max(1, Number(search.get('page')) || 1)
  const size = Number(search.get('size')) || 25
  const q = search.get('q') ?? ''
  const sort = search.get('sort') ?? ''
  const filters = Object.fromEntries([...search].filter(([name]) => !KNOWN.includes(name)))

  /** The URL of this list with changed parameters; an empty value removes one. All but the page go back to page 1. */
  const addressWith = (change: Record<string, string | number | undefined>, from = search) => {
    const next = new URLSearchParams(from)
    if (!('page' in change)) next.delete('page')
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined || value === '') next.delete(name)
      else next.set(name, String(value))
    }
    return next
  }
  return {
    page,
    size,
    q,
    sort,
    filters,
    /** By search or filter: not everything is visible. */
    isNarrowed: q !== '' || Object.keys(filters).length > 0,
    /** The query sent to the server. */
    query: { page, size, ...(q && { q }), ...(sort && { sort }), ...filters },
    linkTo: (change: Record<string, string | number | undefined>) => ({
      search: addressWith(change).toString(),
    }),
    set: (change: Record<string, string | number | undefined>) =>
      setSearch(addressWith(change, addressNow()), { replace: true }),
  }
}

export type ListState = ReturnType<typeof useListState>
