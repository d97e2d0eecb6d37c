import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { GridSkeleton } from '../../components/grid-skeleton.tsx'
import { ProductGrid } from '../../components/product-grid.tsx'
import { SectionState } from '../../components/section-state.tsx'
import { paths } from '../../lib/paths.ts'
import { t } from '../../lib/texts.ts'
import { POPULAR_CARDS, popular } from './popular.ts'

/** Popular products with their prices, ready to buy. */
export function PopularProducts() {
  const found = useQuery(popular())
  return (
    <section className="page section" aria-labelledby="home-popular">
      <div className="head">
        <h2 id="home-popular">{t('home.popular')}</h2>
        <Link to={paths.shop(-1)}>{t('home.allPopular')}</Link>
      </div>
      <SectionState
        query={found}
        skeleton={<GridSkeleton cards={POPULAR_CARDS} />}
        isEmpty={({ cards }) => cards.length === 0}
        empty={<p className="muted">{t('home.noPopular')}</p>}
      >
        {({ cards }) => <ProductGrid products={cards} />}
      </SectionState>
    </section>
  )
}
