import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { CallProblem } from '../../api/calls/call.ts'
import { product as productQuery } from '../../api/catalog/catalog.ts'
import { SectionState } from '../../components/lists/section-state.tsx'
import { Crumbs } from '../../components/places/crumbs.tsx'
import { questionText } from '../../components/questions/question-text.ts'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { paths } from '../../lib/addresses/paths.ts'
import { goodsLanguage } from '../../lib/words/goods-language.ts'
import skeletonStyles from '../../ui/skeleton.module.css'
import { ProductMissing } from './detail/product-missing.tsx'
import { Questions } from './questions/questions.tsx'

/** The questions about a product on their own page, which works without script too. */
export function Component() {
  const { productId } = useParams()
  const product = useQuery(productQuery(Number(productId)))
  const status = product.error instanceof CallProblem ? product.error.problem.status : undefined
  if (status === 404 || status === 422) return <ProductMissing />
  return (
    <div className="page stack">
      <SectionState query={product} skeleton={<div className={skeletonStyles.tall} />} isPage>
        {(found) => (
          <>
            <Crumbs
              trail={[
                { label: found.productName, to: paths.product(found) },
                { label: questionText('question.crumb') },
              ]}
            />
            <PageTitle
              title={questionText('question.pageTitle', { name: found.productName })}
              place={productId}
              lang={goodsLanguage()}
            />
            <Questions product={found} />
          </>
        )}
      </SectionState>
    </div>
  )
}
