import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ProductGrid, ProductGridSkeleton } from '../../components/product-grid.tsx'
import { SectionState } from '../../components/section-state.tsx'
import { paths } from '../../lib/paths.ts'
import { t } from '../../lib/texts.ts'
import { isMedical, popular } from './popular.ts'

const SHOWN = 8

/** Popular products with their prices, ready to buy. */
export function PopularProducts() {
  const found = useQuery(popular())
  return (
    <section className="page sec" aria-labelledby="home-popular">
      <div className="head">
        <h2 id="home-popular">{t('home.popular')}</h2>
        <Link to={paths.shop(-1)}>{t('home.allPopular')}</Link>
      </div>
      <SectionState
        query={found}
        skeleton={<ProductGridSkeleton cards={SHOWN} />}
        isEmpty={({ productList }) => !productList.some(isMedical)}
        empty={<p className="muted">{t('home.noPopular')}</p>}
      >
        {({ productList }) => (
          <ProductGrid products={productList.filter(isMedical).slice(0, SHOWN)} />
        )}
      </SectionState>
    </section>
  )
}
