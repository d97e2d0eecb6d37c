import { type LoaderFunctionArgs, useParams } from 'react-router'
import { product as productQuery, relatedProducts } from '../../api/catalog.ts'
import { prefetch } from '../../api/prefetch.ts'
import { queryClient } from '../../api/query-client.ts'
import { ProductScreen } from './product-screen.tsx'

/** Awaited: the product. Only started: its relatives, below the fold. */
export async function loader({ params }: LoaderFunctionArgs) {
  const productId = idOf(params.productId)
  await prefetch(productQuery(productId))
  const product = queryClient.getQueryData(productQuery(productId).queryKey)
  if (product) void prefetch(relatedProducts(productId, product.categoryId, product.brandId))
  return null
}

/** Specification §2, Product detail. */
export function Component() {
  const { productId, categoryId } = useParams()
  return <ProductScreen productId={idOf(productId)} categoryId={idOf(categoryId) || undefined} />
}

/** 0 for what is no number: there is no such product. */
const idOf = (text: string | undefined) => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0)
