import { useQueries } from '@tanstack/react-query'
import { productsOfCategory } from '../../../api/catalog/catalog.ts'
import { GridSkeleton } from '../../../components/product/grid-skeleton.tsx'
import { ProductGrid } from '../../../components/product/product-grid.tsx'
import readingStyles from '../../../components/reading/reading.module.css'
import { pageText } from '../../../lib/words/page-texts.ts'
import { Prose, Words } from '../reading/prose.tsx'
import { ReadingPage } from '../reading/reading-page.tsx'

/** Goat, sheep, cow. */
const BOOKINGS = [12, 13, 14]

export function Component() {
  return (
    <ReadingPage
      title={pageText('page.qurbani')}
      lead={pageText('page.qurbaniLead')}
      scene="qurbani"
    >
      <div className={`${readingStyles.article} stack`}>
        <Prose text={pageText('page.qurbaniBody')} />
      </div>
      <section className="section" aria-labelledby="bookings">
        <div className="head">
          <h2 id="bookings">{pageText('page.qurbaniBook')}</h2>
        </div>
        <Bookings />
      </section>
    </ReadingPage>
  )
}

function Bookings() {
  const answers = useQueries({
    queries: BOOKINGS.map((categoryId) => productsOfCategory(categoryId, { pageSize: 25 })),
  })
  const products = answers.flatMap(({ data }) => data?.productList ?? [])
  if (products.length > 0) return <ProductGrid products={products} />
  if (answers.some(({ isPending }) => isPending)) return <GridSkeleton cards={4} />
  return (
    <p>
      <Words text={pageText('page.qurbaniNone')} />
    </p>
  )
}
