import { MAX_SEARCH_LENGTH } from '@mendwell/domain/orders/limits'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/addresses/paths.ts'
import { t } from '../../lib/words/texts.ts'
import { recentSearches } from '../../state/recent-searches.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './search-box.module.css'
import type { SearchEntry } from './search-entries.ts'
import { SearchSuggestions } from './search-suggestions.tsx'
import { useSuggestionList } from './use-suggestion-list.ts'

interface SearchBoxProps {
  /** The last search stays in the box (ux §3.24). */
  term?: string
  placeholder: string
}

/** Search with suggestions while typing: Enter or a click searches, empty text does nothing (Specification §2). */
export function SearchBox({ term = '', placeholder }: SearchBoxProps) {
  const [typed, setTyped] = useState(term)
  const list = useSuggestionList(typed)
  const navigate = useNavigate()
  const listId = useId()
  const form = useRef<HTMLFormElement>(null)

  const go = (address: string) => {
    list.hide()
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
    if (event.key === 'Enter' && list.chosen) {
      event.preventDefault()
      choose(list.chosen)
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    list.move(step)
  }
  const hide = () => {
    list.hide()
    form.current?.q.focus()
  }

  return (
    <search
      className={styles.searchBox}
      // Also from the buttons, whose neighbors the list covers.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !list.isShown) return
        event.preventDefault()
        hide()
      }}
    >
      <form ref={form} className={styles.form} onSubmit={search}>
        <Icon name="search" />
        <input
          type="text"
          name="q"
          role="combobox"
          aria-label={t('shell.searchLabel')}
          aria-autocomplete="list"
          aria-expanded={list.isShown}
          aria-controls={list.isShown ? listId : undefined}
          aria-activedescendant={list.chosen && `${listId}${list.active}`}
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
            list.show()
          }}
          onFocus={() => {
            if (typed.trim() === '') list.show()
          }}
          onKeyDown={move}
          onBlur={(event) => {
            if (!form.current?.parentElement?.contains(event.relatedTarget)) list.hide()
          }}
        />
        <button type="submit" className="button primary">
          {t('shell.search')}
        </button>
      </form>
      {list.isShown && (
        <SearchSuggestions
          {...{ typed, listId }}
          entries={list.entries}
          active={list.active}
          onChoose={choose}
          onForget={() => {
            recentSearches.forget()
            hide()
          }}
        />
      )}
    </search>
  )
}
