import { useEffect } from 'react'
import { useHref } from 'react-router'
import { imageSources } from '../../lib/addresses/images.ts'
import { goodsLanguage } from '../../lib/words/goods-language.ts'
import { t } from '../../lib/words/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Emphasised } from '../price/emphasised.tsx'
import styles from './search-box.module.css'
import type { SearchEntry } from './search-entries.ts'

interface SearchSuggestionsProps {
  entries: readonly SearchEntry[]
  /** Index of the entry selected by arrow keys; -1 for none. */
  active: number
  typed: string
  listId: string
  onChoose: (entry: SearchEntry) => void
  /** Clears the recent searches. */
  onForget: () => void
}

/** The list below the search box; focus stays in the box and refers to an entry. */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { entries, active, typed, listId, onChoose, onForget } = props
  // Scrolling is a command.
  useEffect(() => {
    document.getElementById(`${listId}${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [listId, active])
  return (
    <div className={styles.suggestions}>
      <div id={listId} role="listbox" aria-label={t('shell.suggested')}>
        {entries.map((entry, index) => (
          <Suggestion
            key={entry.key}
            id={`${listId}${index}`}
            entry={entry}
            isActive={index === active}
            typed={typed.trim()}
            onChoose={onChoose}
          />
        ))}
      </div>
      {entries.some(({ kind }) => kind === 'recent') && (
        <button
          type="button"
          className="button quiet wide"
          onMouseDown={(event) => event.preventDefault()}
          onClick={onForget}
        >
          {t('shell.forgetSearches')}
        </button>
      )}
    </div>
  )
}

interface SuggestionProps {
  entry: SearchEntry
  id: string
  isActive: boolean
  typed: string
  onChoose: (entry: SearchEntry) => void
}

function Suggestion({ entry, id, isActive, typed, onChoose }: SuggestionProps) {
  return (
    <a
      id={id}
      href={useHref(entry.address)}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={isActive ? `${styles.suggestion} ${styles.active}` : styles.suggestion}
      // Focus stays in the box, or the list would close during the tap.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onChoose(entry)
      }}
    >
      <EntryPicture entry={entry} />
      <span lang={entry.kind === 'product' ? goodsLanguage() : undefined}>
        <Emphasised text={entry.text} typed={typed} />
      </span>
      <span className={entry.kind === 'product' ? 'tabular strong' : 'muted'}>{entry.detail}</span>
    </a>
  )
}

function EntryPicture({ entry }: { entry: SearchEntry }) {
  if (entry.kind === 'recent') return <Icon name="clock" />
  if (!entry.imageUrl) return <Icon name={entry.kind === 'brand' ? 'tag' : 'grid-dots'} />
  return <Picture {...imageSources(entry.imageUrl)} sizes="44px" alt="" width={44} height={44} />
}
