import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { product as productQuery } from '../../api/catalog.ts'
import { ProductGrid } from '../../components/product-grid.tsx'
import { t } from '../../lib/texts.ts'
import { readViewed, rememberViewed } from './viewed-products.ts'

/** The products looked at before this one, remembered by this browser alone. */
export function RecentlyViewed({ productId }: { productId: number }) {
  const [before, setBefore] = useState<number[]>([])
  // Storage is outside React and unknown to the server; the visit counts once the page is there.
  useEffect(() => {
    setBefore(readViewed().filter((id) => id !== productId))
    rememberViewed(productId)
  }, [productId])
  const answers = useQueries({ queries: before.map((id) => productQuery(id)) })
  // A product that has vanished since is left out.
  const products = answers.flatMap(({ data }) => (data ? [data] : []))
  if (products.length === 0) return null
  return (
    <section className="sec" aria-labelledby="viewed">
      <div className="head">
        <h2 id="viewed">{t('product.viewed')}</h2>
      </div>
      <ProductGrid products={products.slice(0, 4)} sideways />
    </section>
  )
}
