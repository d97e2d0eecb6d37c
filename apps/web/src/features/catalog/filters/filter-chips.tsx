import { t } from '../../../lib/words/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import chipStyles from '../../../ui/buttons/chip.module.css'
import { Icon } from '../../../ui/icon.tsx'
import type { ShopViewControls } from '../view/use-shop-view.ts'
import styles from './filter-chips.module.css'
import { useAppliedFilters } from './use-applied-filters.ts'

interface FilterChipsProps {
  view: ShopViewControls
  /** Called after a chip was removed: it must not take focus with it. */
  onRemoved?: () => void
  clearable?: boolean
}

/** Each active filter as a button that removes it (ux §3.28). */
export function FilterChips({ view, onRemoved, clearable = false }: FilterChipsProps) {
  const filters = useAppliedFilters(view.choices)
  if (filters.length === 0) return null
  return (
    <div className={`row ${styles.chips}`}>
      {filters.map(({ key, label, removed }) => (
        <button
          key={key}
          type="button"
          className={chipStyles.chip}
          onClick={() => {
            view.choose(removed)
            onRemoved?.()
          }}
        >
          <span className="visually-hidden">{t('shop.removeFilter')} </span>
          {label}
          <Icon name="x" />
        </button>
      ))}
      {clearable && (
        <Button
          rank="quiet"
          onClick={() => {
            view.clear()
            onRemoved?.()
          }}
        >
          {t('shop.clearAll')}
        </Button>
      )}
    </div>
  )
}
