import { SORTS } from '../../../api/catalog/catalog.ts'
import { t } from '../../../lib/words/texts.ts'
import type { ShopViewControls } from '../view/use-shop-view.ts'
import styles from './sort-select.module.css'

/** The sort order of the list. */
export function SortSelect({ view }: { view: ShopViewControls }) {
  const chosen = view.choices.sort ?? 'relevance'
  return (
    <label className={`row small ${styles.sort}`}>
      <span className="desktop-only">{t('shop.sortBy')}</span>
      <select
        className="input"
        aria-label={t('shop.sortBy')}
        value={chosen}
        onChange={(event) => {
          const sort = SORTS.find((one) => one === event.currentTarget.value)
          view.choose({ sort: sort === 'relevance' ? undefined : sort })
        }}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`shop.sort.${sort}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
