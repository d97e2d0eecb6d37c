import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { SectionState } from '../../../components/lists/section-state.tsx'
import { GridSkeleton } from '../../../components/product/grid-skeleton.tsx'
import { ProductGrid } from '../../../components/product/product-grid.tsx'
import { paths } from '../../../lib/addresses/paths.ts'
import { t } from '../../../lib/words/texts.ts'
import { POPULAR_CARDS, popular } from './popular.ts'

/** Popular products with prices, ready to buy. */
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
