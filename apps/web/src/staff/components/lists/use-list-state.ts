import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'

const KNOWN = ['page', 'size', 'q', 'sort']

/** The lists that were looked at since the page was loaded, each with what stood behind its path then. */
const lastShown = new Map<string, string>()

/** The way back to a list: as it was filtered and turned to when it was last looked at. */
export const asLastShown = (path: string): string => path + (lastShown.get(path) ?? '')

/** Of a choice just made, the address knows before it is drawn. */
const addressNow = () => new URLSearchParams(location.hash.split('?')[1])

/**
 * What a list shows, kept in the address: so it can be reloaded, sent to a colleague and left with
 * Back. Everything but page, size, q and sort is a filter of the list.
 */
export function useListState() {
  const [search, setSearch] = useSearchParams()
  const { pathname, search: shown } = useLocation()
  // It is for who comes back: nothing here shows it.
  useEffect(() => void lastShown.set(pathname, shown), [pathname, shown])
  const page = Math.max(1, Number(search.get('page')) || 1)
  const size = Number(search.get('size')) || 25
  const q = search.get('q') ?? ''
  const sort = search.get('sort') ?? ''
  const filters = Object.fromEntries([...search].filter(([name]) => !KNOWN.includes(name)))

  /** The address of this list with some of it changed; an empty value leaves. Any change but of the page leads to page 1. */
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
    /** By words or a filter: not all that there is can be seen. */
    isNarrowed: q !== '' || Object.keys(filters).length > 0,
    /** What the server is asked. */
    query: { page, size, ...(q && { q }), ...(sort && { sort }), ...filters },
    linkTo: (change: Record<string, string | number | undefined>) => ({
      search: addressWith(change).toString(),
    }),
    set: (change: Record<string, string | number | undefined>) =>
      setSearch(addressWith(change, addressNow()), { replace: true }),
  }
}

export type ListState = ReturnType<typeof useListState>
