import type { Scope } from './list-scope.repository.ts'

/** What the answer of one product shows; names and settings that it shows too drop all that is kept. */
export const tagsOfProduct = (productId: number) => [`product:${productId}`, `stock:${productId}`]

/** What is found depends on the synonyms too. */
export const CATALOGUE_TAGS = ['catalog', 'search']

/** What a list shows: one of a category changes with its own products, every other one with any product. */
export function tagsOf(scope: Scope): string[] {
  switch (scope.kind) {
    case 'category':
      return [`category:${scope.categoryId}`]
    case 'search':
      return CATALOGUE_TAGS
    default:
      return ['catalog']
  }
}
