import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { suggestions } from '../../api/catalog/catalog.ts'
import { useDebounced } from '../../lib/forms/use-debounced.ts'
import { plural } from '../../lib/words/texts.ts'
import { recentSearches } from '../../state/recent-searches.ts'
import { announce } from '../../ui/notices/announcer.tsx'
import { entriesOf, recentEntries } from './search-entries.ts'

const MIN_TYPED = 2
const WAIT_MS = 150

/** The list below the search box: open while there are entries, with the one selected by arrow keys. */
export function useSuggestionList(typed: string) {
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const entries = useSuggestedEntries(typed, open)
  const isShown = entries.length > 0
  const change = (isOpen: boolean) => {
    setOpen(isOpen)
    setActive(-1)
  }
  return {
    entries,
    isShown,
    /** Index of the chosen entry; -1 for none. */
    active,
    chosen: entries[active],
    show: () => change(true),
    hide: () => change(false),
    /** One entry down (1) or up (-1), wrapping around; opens the list first. */
    move(step: number) {
      setOpen(true)
      if (!isShown) return
      // One position more than there are entries: the text itself.
      const places = entries.length + 1
      setActive(((active + 1 + step + places) % places) - 1)
    },
  }
}

/** The shop's suggestions for the typed text; below two characters, recent searches (ux §3.23). */
function useSuggestedEntries(typed: string, open: boolean) {
  const words = useDebounced(typed.trim(), WAIT_MS)
  const isLongEnough = words.length >= MIN_TYPED && typed.trim().length >= MIN_TYPED
  const { data } = useQuery({
    ...suggestions(words),
    enabled: open && isLongEnough,
    placeholderData: keepPreviousData,
  })
  const suggested = isLongEnough && data ? entriesOf(data) : []
  const recent = isLongEnough ? [] : recentEntries(recentSearches.read(), typed)
  const entries = open ? [...recent, ...suggested] : []
  const count = entries.length
  // A live region is notified, not rendered: once per answer.
  useEffect(() => {
    if (open && data && isLongEnough) announce(plural('shell.suggestions', count))
  }, [open, data, isLongEnough, count])
  return entries
}
