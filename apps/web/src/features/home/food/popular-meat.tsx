import { useQuery } from '@tanstack/react-query'
import { popularMeatProducts } from '../../../api/catalog/catalog.ts'
import { SectionState } from '../../../components/lists/section-state.tsx'
import { ProductCard } from '../../../components/product/product-card.tsx'
import { t } from '../../../lib/words/texts.ts'
import { Carousel } from '../../../ui/carousel/carousel.tsx'
import skeletonStyles from '../../../ui/skeleton.module.css'
import { carouselLabels } from '../departments/carousel-labels.ts'

/** Popular meat in a row, each linking to its product (Specification §2, Home). */
export function PopularMeat() {
  const found = useQuery(popularMeatProducts())
  return (
    <div className="page section">
      <SectionState
        query={found}
        skeleton={<div className={skeletonStyles.deal} />}
        isEmpty={({ productList }) => productList.length === 0}
        empty={
          <>
            <h2>{t('kitchen.popularMeat')}</h2>
            <p className="muted">{t('kitchen.noMeat')}</p>
          </>
        }
      >
        {({ productList }) => (
          <Carousel title={t('kitchen.popularMeat')} labels={carouselLabels()} cards={4}>
            {productList.map((product) => (
              <li key={product.productId}>
                <ProductCard product={product} />
              </li>
            ))}
          </Carousel>
        )}
      </SectionState>
    </div>
  )
}
