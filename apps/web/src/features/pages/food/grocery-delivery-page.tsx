import { useQuery } from '@tanstack/react-query'
import { categories } from '../../../api/catalog/catalog.ts'
import { CategoryTiles } from '../../../components/places/category-tiles.tsx'
import readingStyles from '../../../components/reading/reading.module.css'
import { pageText } from '../../../lib/words/page-texts.ts'
import { Prose } from '../reading/prose.tsx'
import { ReadingPage } from '../reading/reading-page.tsx'

/** What the van brings. */
const DEPARTMENTS = new Set(['FOOD', 'MEAT'])

export function Component() {
  const { data = [] } = useQuery(categories())
  return (
    <ReadingPage
      title={pageText('page.grocery')}
      lead={pageText('page.groceryLead')}
      scene="grocery"
    >
      <div className={`${readingStyles.article} stack`}>
        <Prose text={pageText('page.groceryBody')} />
      </div>
      <section className="section" aria-labelledby="departments">
        <div className="head">
          <h2 id="departments">{pageText('page.groceryShelves')}</h2>
        </div>
        <CategoryTiles categories={data.filter(({ category }) => DEPARTMENTS.has(category))} />
      </section>
    </ReadingPage>
  )
}
