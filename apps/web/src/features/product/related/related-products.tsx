import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import { useQuery } from '@tanstack/react-query'
import { relatedProducts } from '../../../api/catalog/catalog.ts'
import { SectionState } from '../../../components/lists/section-state.tsx'
import { GridSkeleton } from '../../../components/product/grid-skeleton.tsx'
import { ProductGrid } from '../../../components/product/product-grid.tsx'
import { t } from '../../../lib/words/texts.ts'
import type { Family } from '../family/family.ts'

const SHOWN = 8

interface RelatedProductsProps {
  product: ProductWire
  /** Its other sizes and colors are already on the page. */
  family: Family | null
}

/** Same category, then same brand; hidden if there is nothing to show. */
export function RelatedProducts({ product, family }: RelatedProductsProps) {
  const related = useQuery(relatedProducts(product.productId, product.categoryId, product.brandId))
  const isOther = ({ productId }: ProductWire) =>
    family === null || family.members.every((member) => member.productId !== productId)
  if (related.data && !related.data.productList.some(isOther)) return null
  return (
    <section className="section" aria-labelledby="related">
      <div className="head">
        <h2 id="related">{t('product.related')}</h2>
      </div>
      <SectionState query={related} skeleton={<GridSkeleton cards={4} />}>
        {({ productList }) => (
          <ProductGrid products={productList.filter(isOther).slice(0, SHOWN)} sideways comparable />
        )}
      </SectionState>
    </section>
  )
}
