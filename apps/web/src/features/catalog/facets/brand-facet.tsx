import { STORE_BRAND_ID } from '@mendwell/domain/orders/limits'
import { useState } from 'react'
import { t } from '../../../lib/words/texts.ts'
import { CheckFacet } from './check-facet.tsx'
import facetStyles from './facet.module.css'
import type { FacetProps } from './facet-props.ts'
import { toggled } from './toggled.ts'

const FIRST_BRANDS = 6

/** Brands of the list with their counts; selected ones are always shown. */
export function BrandFacet({ view, facets, total }: FacetProps) {
  const [showsAll, setShowsAll] = useState(false)
  const chosen = view.choices.brandId ?? []
  const brands = (facets?.brands ?? []).map(({ brandId, brandName, count }) => ({
    id: brandId ?? STORE_BRAND_ID,
    label: brandName,
    count,
  }))
  if (brands.length === 0) return null
  const shown = brands.filter(
    ({ id }, index) => showsAll || index < FIRST_BRANDS || chosen.includes(id),
  )
  return (
    <CheckFacet
      title={t('shop.brand')}
      total={total}
      alternatives
      entries={shown.map(({ id, ...brand }) => ({
        ...brand,
        checked: chosen.includes(id),
        onChange: (on) => view.choose({ brandId: toggled(chosen, id, on) }),
      }))}
    >
      {brands.length > FIRST_BRANDS && (
        <button
          type="button"
          className={facetStyles.showAll}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {t(showsAll ? 'shop.fewerBrands' : 'shop.allBrands')}
        </button>
      )}
    </CheckFacet>
  )
}
