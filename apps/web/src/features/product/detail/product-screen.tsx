import { useQuery } from '@tanstack/react-query'
import { CallProblem } from '../../../api/calls/call.ts'
import { product as productQuery } from '../../../api/catalog/catalog.ts'
import { SectionState } from '../../../components/lists/section-state.tsx'
import { ProductDetail } from './product-detail.tsx'
import { ProductMissing } from './product-missing.tsx'
import { ProductSkeleton } from './product-skeleton.tsx'

interface ProductScreenProps {
  productId: number
  /** As the address names it. */
  categoryId?: number | undefined
}

/** One product with everything about it, or a friendly word when the shop has it no longer. */
export function ProductScreen({ productId, categoryId }: ProductScreenProps) {
  const product = useQuery(productQuery(productId))
  const { error } = product
  if (error instanceof CallProblem && error.problem.status === 404)
    return <ProductMissing categoryId={categoryId} />
  return (
    <div className="page">
      <SectionState query={product} skeleton={<ProductSkeleton />} isPage>
        {(found) => <ProductDetail key={found.productId} product={found} />}
      </SectionState>
    </div>
  )
}
