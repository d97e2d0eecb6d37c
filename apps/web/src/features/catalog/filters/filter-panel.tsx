import { lazy, Suspense } from 'react'
import { type ListChoices, TRAITS } from '../../../api/catalog/catalog.ts'
import { say, t } from '../../../lib/words/texts.ts'
import { useMyDevices } from '../../../state/my-devices.ts'
import { BrandFacet } from '../facets/brand-facet.tsx'
import { CategoryFacet } from '../facets/category-facet.tsx'
import { CheckFacet } from '../facets/check-facet.tsx'
import { DepartmentFacet } from '../facets/department-facet.tsx'
import type { FacetProps, FacetsWire } from '../facets/facet-props.ts'
import { FactFacets, yesEntries } from '../facets/fact-facets.tsx'
import { PriceFacet } from '../facets/price-facet.tsx'
import { FoundDepartments } from './found-departments.tsx'

// Few shoppers have added a device: the others do not load its code.
const DeviceFacet = lazy(async () => ({
  default: (await import('../facets/device-facet.tsx')).DeviceFacet,
}))

const RATED = 4
const hasPrice = ({ minPrice, maxPrice }: ListChoices) =>
  minPrice !== undefined || maxPrice !== undefined

/** All filters of the list (Specification §2, Shop), next to it or in a drawer on phones. */
export function FilterPanel({ view, facets, total }: FacetProps) {
  return (
    <>
      <CategoryFacet view={view} facets={facets} />
      {/* One by one they would push each other down. */}
      {facets && <FurtherFacets {...{ view, facets, total }} />}
    </>
  )
}

function FurtherFacets({ view, facets, total }: FacetProps & { facets: FacetsWire }) {
  const { choices, choose } = view
  const { price } = facets
  const isPriced = price && (price.min < price.max || hasPrice(choices))
  return (
    <>
      {view.term !== '' && <FoundDepartments view={view} facets={facets} total={total} />}
      <DepartmentFacet categoryId={view.categoryId} />
      <BrandFacet view={view} facets={facets} total={total} />
      <FactFacets view={view} facets={facets} total={total} />
      {isPriced && <PriceFacet view={view} price={price} />}
      {(useMyDevices().length > 0 || choices.device !== undefined) && (
        <Suspense fallback={null}>
          <DeviceFacet view={view} total={total} />
        </Suspense>
      )}
      <CheckFacet
        title={t('shop.ordering')}
        total={total}
        entries={[
          {
            label: t('shop.orderable'),
            count: facets.orderable,
            checked: choices.orderable === true,
            onChange: (on) => choose({ orderable: on || undefined }),
          },
        ]}
      />
      <CheckFacet
        title={t('shop.availability')}
        total={total}
        alternatives
        entries={[
          {
            label: t('common.inStock'),
            count: facets.inStock,
            checked: choices.inStock === true,
            onChange: (on) => choose({ inStock: on || undefined }),
          },
          {
            label: say('onBackorder'),
            count: facets.onBackorder,
            checked: choices.onBackorder === true,
            onChange: (on) => choose({ onBackorder: on || undefined }),
          },
        ]}
      />
      <CheckFacet
        title={t('shop.offersAndRatings')}
        total={total}
        entries={[
          {
            label: t('shop.onSale'),
            count: facets.onSale,
            checked: choices.onSale === true,
            onChange: (on) => choose({ onSale: on || undefined }),
          },
          {
            label: t('shop.starsAndMore', { stars: RATED }),
            count: facets.rated4,
            checked: choices.minRating !== undefined,
            onChange: (on) => choose({ minRating: on ? RATED : undefined }),
          },
        ]}
      />
      <CheckFacet
        title={t('shop.properties')}
        total={total}
        entries={[
          ...yesEntries({ view, facets }),
          ...TRAITS.map((trait) => ({
            label: t(`shop.trait.${trait}`),
            count: facets[trait],
            checked: choices[trait] === true,
            onChange: (on: boolean) => choose({ [trait]: on || undefined }),
          })),
        ]}
      />
    </>
  )
}
