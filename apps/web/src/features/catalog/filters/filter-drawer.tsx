import { useState } from 'react'
import { plural, t } from '../../../lib/words/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/notices/dialog.tsx'
import type { FacetProps } from '../facets/facet-props.ts'
import { FilterChips } from './filter-chips.tsx'
import styles from './filter-drawer.module.css'
import { FilterPanel } from './filter-panel.tsx'
import { useAppliedFilters } from './use-applied-filters.ts'

/** The button and the full-height drawer with the filters on small screens (ux §3.59). */
export function FilterDrawer({ view, facets, total }: FacetProps) {
  const [open, setOpen] = useState(false)
  const applied = useAppliedFilters(view.choices).length
  const close = () => setOpen(false)
  return (
    <>
      <span className="mobile-only">
        <Button
          rank="outline"
          icon="adjustments-horizontal"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {applied > 0 ? t('shop.filtersOn', { count: applied }) : t('shop.filters')}
        </Button>
      </span>
      <Dialog
        open={open}
        onClose={close}
        title={t('shop.filters')}
        closeLabel={t('shop.closeFilters')}
        kind="side"
      >
        <FilterChips view={view} />
        <FilterPanel view={view} facets={facets} total={total} />
        <div className={styles.actions}>
          <Button rank="outline" onClick={view.clear}>
            {t('shop.clearAll')}
          </Button>
          <Button onClick={close}>
            {total === undefined ? t('shop.showProducts') : plural('shop.showCount', total)}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
