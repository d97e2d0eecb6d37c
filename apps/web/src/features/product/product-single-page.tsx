import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { popularProducts } from '../../api/catalog/catalog.ts'
import { ProductMissing } from './detail/product-missing.tsx'
import { ProductScreen } from './detail/product-screen.tsx'
import { readId } from './read-id.ts'
import { readViewed } from './related/viewed-products.ts'

/** The detail view without a product in its path: that of ?id=, else the last one viewed, else a popular one. */
export function Component() {
  const [search] = useSearchParams()
  const [productId] = useState(() => wanted(search))
  const popular = useQuery({ ...popularProducts(1), enabled: productId === undefined })
  const shown = productId ?? popular.data?.productList[0]?.productId
  if (shown === undefined) return popular.isPending ? null : <ProductMissing />
  return <ProductScreen productId={shown} />
}

const wanted = (search: URLSearchParams): number | undefined =>
  readId(search.get('id')) || readViewed()[0]
