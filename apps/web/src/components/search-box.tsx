import { MAX_SEARCH_LENGTH } from '@mendwell/domain/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { suggestions } from '../api/catalog.ts'
import { paths } from '../lib/paths.ts'
import { plural, t } from '../lib/texts.ts'
import { useDebounced } from '../lib/use-debounced.ts'
import { recentSearches } from '../state/recent-searches.ts'
import { announce } from '../ui/announcer.tsx'
import { Icon } from '../ui/icon.tsx'
import { entriesOf, recentEntries, type SearchEntry } from './search-entries.ts'
import { SearchSuggestions } from './search-suggestions.tsx'

const MIN_TYPED = 2
const WAIT_MS = 150

interface SearchBoxProps {
  /** What was searched for last stays in the box (ux §3.24). */
  term?: string
  placeholder: string
}

/** Search with suggestions while typing: Enter or a click searches, empty text does nothing (Specification §2). */
export function SearchBox({ term = '', placeholder }: SearchBoxProps) {
  const [typed, setTyped] = useState(term)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const navigate = useNavigate()
  const listId = useId()
  const form = useRef<HTMLFormElement>(null)
  const entries = useSuggestedEntries(typed, open)
  const shown = open && entries.length > 0

  const go = (address: string) => {
    setOpen(false)
    void navigate(address)
  }
  const searchFor = (words: string) => {
    recentSearches.remember(words)
    go(paths.search(words))
  }
  const choose = (entry: SearchEntry) =>
    entry.kind === 'recent' ? searchFor(entry.text) : go(entry.address)
  const search = (event: FormEvent) => {
    event.preventDefault()
    const words = typed.trim()
    if (words) searchFor(words)
  }
  const move = (event: KeyboardEvent) => {
    const chosen = shown ? entries[active] : undefined
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      choose(chosen)
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    setOpen(true)
    if (!shown) return
    // One place more than there are entries: the text itself.
    const places = entries.length + 1
    setActive(((active + 1 + step + places) % places) - 1)
  }

  // Also from the buttons, over whose neighbours the list lies.
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !shown) return
    event.preventDefault()
    setOpen(false)
    setActive(-1)
    form.current?.q.focus()
  }

  return (
    <search className="searchbox" onKeyDown={close}>
      <form ref={form} className="search" onSubmit={search}>
        <Icon name="search" />
        <input
          type="text"
          name="q"
          role="combobox"
          aria-label={t('shell.searchLabel')}
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={shown ? listId : undefined}
          aria-activedescendant={shown && active >= 0 ? `${listId}${active}` : undefined}
          placeholder={placeholder}
          value={typed}
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setActive(-1)
            setOpen(true)
          }}
          onFocus={() => setOpen(typed.trim() === '')}
          onKeyDown={move}
          onBlur={(event) => {
            if (!form.current?.parentElement?.contains(event.relatedTarget)) setOpen(false)
          }}
        />
        <button type="submit" className="btn p">
          {t('shell.search')}
        </button>
      </form>
      {shown && (
        <SearchSuggestions
          {...{ entries, active, typed, listId }}
          onChoose={choose}
          onForget={() => {
            recentSearches.forget()
            setOpen(false)
            form.current?.q.focus()
          }}
        />
      )}
    </search>
  )
}

/** What the shop suggests for the typed text; below two characters what was searched for before (ux §3.23). */
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
  // A live region is told, not rendered: once per answer.
  useEffect(() => {
    if (open && data && isLongEnough) announce(plural('shell.suggestions', count))
  }, [open, data, isLongEnough, count])
  return entries
}
