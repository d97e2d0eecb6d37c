import { useParams } from 'react-router'
import { ProductScreen } from './detail/product-screen.tsx'

/** Specification §2, Product detail. */
export function Component() {
  const { productId, categoryId } = useParams()
  return <ProductScreen productId={idOf(productId)} categoryId={idOf(categoryId) || undefined} />
}

/** 0 if not a number: there is no such product. */
const idOf = (text: string | undefined) => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0)
