import { useQuery } from '@tanstack/react-query'
import { CallProblem } from '../../../api/calls/call.ts'
import { product as productQuery } from '../../../api/catalog/catalog.ts'
import { familyOf } from '../../../api/catalog/families.ts'
import { SectionState } from '../../../components/lists/section-state.tsx'
import type { Family } from '../family/family.ts'
import { ProductDetail } from './product-detail.tsx'
import { ProductMissing } from './product-missing.tsx'
import { ProductSkeleton } from './product-skeleton.tsx'

interface ProductScreenProps {
  productId: number
  /** As in the URL. */
  categoryId?: number | undefined
}

/** One product with all its details, or a friendly message if the shop no longer has it. */
export function ProductScreen({ productId, categoryId }: ProductScreenProps) {
  // Within a family, the page stays as it is until the chosen member has loaded.
  const family = useQuery({
    ...familyOf(productId),
    placeholderData: (before) => (isOf(before?.family, productId) ? before : undefined),
  })
  const members = family.data?.family ?? null
  const product = useQuery({
    ...productQuery(productId),
    placeholderData: (before) => (before && isOf(members, before.productId) ? before : undefined),
  })
  const { error } = product
  if (error instanceof CallProblem && error.problem.status === 404)
    return <ProductMissing categoryId={categoryId} />
  return (
    <div className="page">
      <SectionState query={product} skeleton={<ProductSkeleton />} isPage>
        {(found) =>
          // Choices that load later would shift the price.
          family.isPending ? (
            <ProductSkeleton />
          ) : (
            <ProductDetail
              key={members?.familyKey ?? productId}
              product={found}
              family={members}
              productId={productId}
            />
          )
        }
      </SectionState>
    </div>
  )
}

const isOf = (family: Family | null | undefined, productId: number): boolean =>
  family?.members.some((member) => member.productId === productId) ?? false
