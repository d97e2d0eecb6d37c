import { TRAITS } from '../../api/catalog.ts'
import { say, t } from '../../lib/texts.ts'
import { BrandFacet } from './brand-facet.tsx'
import { CategoryFacet } from './category-facet.tsx'
import { CheckFacet } from './check-facet.tsx'
import { DepartmentFacet } from './department-facet.tsx'
import type { FacetProps } from './facet-props.ts'
import { PriceFacet } from './price-facet.tsx'

const RATED = 4

/** Every way to narrow the list (Specification §2, Shop), beside it or in the drawer of a phone. */
export function FilterPanel({ view, facets }: FacetProps) {
  const { choices, choose } = view
  return (
    <>
      <CategoryFacet view={view} facets={facets} />
      <DepartmentFacet categoryId={view.categoryId} />
      <BrandFacet view={view} facets={facets} />
      <PriceFacet
        key={`${choices.minPrice} ${choices.maxPrice}`}
        view={view}
        price={facets?.price ?? null}
      />
      <CheckFacet
        title={t('shop.availability')}
        entries={[
          {
            label: t('common.inStock'),
            count: facets?.inStock,
            checked: choices.inStock === true,
            onChange: (on) => choose({ inStock: on || undefined }),
          },
          {
            label: say('onBackorder'),
            count: facets?.onBackorder,
            checked: choices.onBackorder === true,
            onChange: (on) => choose({ onBackorder: on || undefined }),
          },
        ]}
      />
      <CheckFacet
        title={t('shop.offersAndRatings')}
        entries={[
          {
            label: t('shop.onSale'),
            count: facets?.onSale,
            checked: choices.onSale === true,
            onChange: (on) => choose({ onSale: on || undefined }),
          },
          {
            label: t('shop.starsAndMore', { stars: RATED }),
            count: facets?.rated4,
            checked: choices.minRating !== undefined,
            onChange: (on) => choose({ minRating: on ? RATED : undefined }),
          },
        ]}
      />
      <CheckFacet
        title={t('shop.properties')}
        entries={TRAITS.filter((trait) => choices[trait] || facets?.[trait] !== 0).map((trait) => ({
          label: t(`shop.trait.${trait}`),
          count: facets?.[trait],
          checked: choices[trait] === true,
          onChange: (on) => choose({ [trait]: on || undefined }),
        }))}
      />
    </>
  )
}
