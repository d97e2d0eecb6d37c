import { MAX_FOUND } from '@mendwell/domain/orders/limits'
import { Link } from 'react-router'
import type { SearchReading } from '../../../api/catalog/catalog.ts'
import { paths } from '../../../lib/addresses/paths.ts'
import { ownTexts } from '../../../lib/words/own-texts.ts'
import { shortMoney } from '../../../lib/words/short-money.ts'
import { formatNumber, t } from '../../../lib/words/texts.ts'
import { searchNoteTexts } from '../../../texts/en/search-notes.ts'
import chipStyles from '../../../ui/buttons/chip.module.css'
import { Icon } from '../../../ui/icon.tsx'
import type { ShopViewControls } from '../view/use-shop-view.ts'
import styles from './search-notes.module.css'

const noteText = ownTexts(searchNoteTexts)

/** The choices that search for the words exactly as typed. */
const AS_TYPED = { exact: true }

interface SearchNotesProps {
  view: ShopViewControls
  /** Undefined while loading; the code of the notes loads at the same time. */
  reading: SearchReading | undefined
  /** True while the interpretation is still that of the previous words. */
  stale: boolean
}

/** What was searched for instead of the typed words, and which of them were left out. */
export function SearchNotes({ view, reading, stale }: SearchNotesProps) {
  if (!reading) return null
  const { term } = view
  const { suggestion, corrected, partial, missing, capped, total } = reading
  return (
    <>
      {partial && !stale && total !== 0 && (
        <p className={`note info ${styles.note}`}>
          <span>
            {noteText('notes.partial', { term })}
            {missing.length > 0 && (
              <b>
                {' '}
                {noteText('notes.missing', {
                  words: missing.map((word) => t('shop.quoted', { term: word })).join(', '),
                })}
              </b>
            )}
          </span>
        </p>
      )}
      {capped && !stale && (
        <p className={`note info ${styles.note}`}>
          {noteText('notes.capped', { term, count: formatNumber(MAX_FOUND) })}
        </p>
      )}
      {suggestion !== null && !corrected && <DidYouMean suggestion={suggestion} />}
      {suggestion !== null && corrected && (
        <p className={styles.note}>
          {noteText('notes.showingFor')}{' '}
          <Link className="strong" to={paths.search(suggestion)}>
            {suggestion}
          </Link>{' '}
          <span className="small">
            {noteText('notes.insteadFor')} <Link to={view.termAddress(term, AS_TYPED)}>{term}</Link>
          </span>
        </p>
      )}
    </>
  )
}

/** A search with other words, offered if the typed ones found little or nothing. */
export function DidYouMean({ suggestion }: { suggestion: string }) {
  return (
    <p className={`strong ${styles.note}`}>
      {noteText('notes.didYouMean')} <Link to={paths.search(suggestion)}>{suggestion}</Link>
    </p>
  )
}

interface UnderstoodChipsProps {
  view: ShopViewControls
  understood: SearchReading['understood'] | undefined
}

/** How words of a search were interpreted: each links to the search without them. */
export function UnderstoodChips({ view, understood = [] }: UnderstoodChipsProps) {
  if (understood.length === 0) return null
  return (
    <div className={`row small ${styles.note}`}>
      <span id="understood">{noteText('notes.understood')}</span>
      <ul className="row" aria-labelledby="understood">
        {understood.map((one) => (
          <li key={`${one.kind} ${one.rest}`}>
            <Link className={`${chipStyles.chip} ${styles.chip}`} to={view.termAddress(one.rest)}>
              <span className="visually-hidden">{t('shop.removeFilter')} </span>
              {inWords(one)}
              <Icon name="x" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

type Understood = SearchReading['understood'][number]

function inWords({ kind, minPrice, maxPrice, pounds = 0, without = '' }: Understood): string {
  switch (kind) {
    case 'price':
      return priceInWords(minPrice, maxPrice)
    case 'capacity':
      return noteText('notes.capacity', { pounds })
    case 'without':
      return noteText('notes.without', { what: without })
    default:
      return noteText(`notes.${kind}`)
  }
}

function priceInWords(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return t('shop.priceUpTo', { to: shortMoney(max ?? 0) })
  if (max === undefined) return t('shop.priceFrom', { from: shortMoney(min) })
  return t('shop.priceBetween', { from: shortMoney(min), to: shortMoney(max) })
}
