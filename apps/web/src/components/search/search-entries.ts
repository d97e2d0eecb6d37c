import type { Suggestions } from '@mendwell/contract/catalog/catalog'
import type * as z from 'zod/mini'
import { paths } from '../../lib/addresses/paths.ts'
import { departmentLabel } from '../../lib/words/department-label.ts'
import { t, translateWord } from '../../lib/words/texts.ts'
import { priceWords } from '../price/shown-price.ts'

/** One line of the suggestions. */
export interface SearchEntry {
  key: string
  kind: 'product' | 'category' | 'brand' | 'recent'
  text: string
  detail: string
  address: string
  imageUrl?: string
}

/** A list that can be taken in at a glance (ux §3.23). */
const MAX_ENTRIES = 8
const MAX_CATEGORIES = 2
const MAX_BRANDS = 1

/** Categories and brands are few and lead to many products, so they come first. */
export function entriesOf(found: z.input<typeof Suggestions>): SearchEntry[] {
  const categories = found.categories.slice(0, MAX_CATEGORIES).map(
    ({ categoryId, category, subCategory }): SearchEntry => ({
      key: `category ${categoryId}`,
      kind: 'category',
      text: translateWord(subCategory),
      detail: t('shell.categoryOf', { department: departmentLabel(category) }),
      address: paths.shop(categoryId),
    }),
  )
  const brands = found.brands.slice(0, MAX_BRANDS).map(
    ({ brandId, brandName }): SearchEntry => ({
      key: `brand ${brandId}`,
      kind: 'brand',
      text: brandName,
      detail: t('shell.brand'),
      address: paths.brand(brandId),
    }),
  )
  const products = found.products.map(
    (product): SearchEntry => ({
      key: `product ${product.productId}`,
      kind: 'product',
      text: product.productName,
      detail: priceWords(product),
      address: paths.product({ ...product, subCategory: product.category }),
      imageUrl: product.imageUrl,
    }),
  )
  return [...categories, ...brands, ...products].slice(0, MAX_ENTRIES)
}

/** Earlier searches that start with the typed text. */
export const recentEntries = (terms: readonly string[], typed: string): SearchEntry[] =>
  terms
    .filter((term) => term.toLowerCase().startsWith(typed.trim().toLowerCase()))
    .map((term) => ({
      key: `recent ${term}`,
      kind: 'recent',
      text: term,
      detail: t('shell.searchedBefore'),
      address: paths.search(term),
    }))
