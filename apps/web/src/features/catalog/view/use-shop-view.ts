import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import type { ListChoices } from '../../../api/catalog/catalog.ts'
import { KEEP_SCROLL } from '../../../router/scroll-memory.ts'
import { readView, type ShopView, searchOf } from './shop-view.ts'

export interface ShopViewControls extends ShopView {
  /** Narrows or sorts the list: back to page 1, the URL changes, the scroll position stays. */
  choose: (changes: ListChoices) => void
  clear: () => void
  /** URL of a search for other words, or with other options, keeping the filters. */
  termAddress: (term: string, changes?: ListChoices) => { pathname: string; search: string }
  /** URL of another page of the same list. */
  pageAddress: (page: number) => { pathname: string; search: string }
}

const NOTHING = { at: '', search: '' }

/** The state of the product list is only in the URL, so that Back restores it (ux §3.30). */
export function useShopView(): ShopViewControls {
  const { categoryId } = useParams()
  const { pathname, search, key } = useLocation()
  const navigate = useNavigate()
  // The router takes a moment; a checked box must not lose its check meanwhile.
  const [requested, setRequested] = useState(NOTHING)
  if (requested.at !== '' && requested.at !== key) setRequested(NOTHING)
  const current = requested.at === key ? requested.search : search
  const view = readView(categoryId, new URLSearchParams(current))
  const { term, choices } = view
  const goTo = (next: ListChoices) => {
    const address = { pathname, search: searchOf(term, next) }
    setRequested({ at: key, search: address.search })
    void navigate(address, { state: KEEP_SCROLL })
  }
  return {
    ...view,
    choose: (changes) => goTo({ ...choices, page: undefined, ...changes }),
    clear: () => goTo({ kind: choices.kind, sort: choices.sort, exact: choices.exact }),
    termAddress: (term, changes) => ({
      pathname,
      search: searchOf(term, { ...choices, page: undefined, ...changes }),
    }),
    pageAddress: (page) => ({ pathname, search: searchOf(term, { ...choices, page }) }),
  }
}
