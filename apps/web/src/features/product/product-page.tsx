import { useParams } from 'react-router'
import { ProductScreen } from './detail/product-screen.tsx'
import { readId } from './read-id.ts'

/** Specification §2, Product detail. */
export function Component() {
  const { productId, categoryId } = useParams()
  return (
    <ProductScreen productId={readId(productId)} categoryId={readId(categoryId) || undefined} />
  )
}
