import { useQueries } from '@tanstack/react-query'
import { product as productQuery } from '../../../api/catalog/catalog.ts'
import { ProductGrid } from '../../../components/product/product-grid.tsx'
import { t } from '../../../lib/words/texts.ts'

const SHOWN = 4

/** The first of these products that the shop still has. */
export function ViewedList({ productIds }: { productIds: readonly number[] }) {
  const answers = useQueries({ queries: productIds.map((id) => productQuery(id)) })
  const products = answers.flatMap(({ data }) => (data ? [data] : []))
  if (products.length === 0) return null
  return (
    <section className="section" aria-labelledby="viewed">
      <div className="head">
        <h2 id="viewed">{t('product.viewed')}</h2>
      </div>
      <ProductGrid products={products.slice(0, SHOWN)} sideways />
    </section>
  )
}
