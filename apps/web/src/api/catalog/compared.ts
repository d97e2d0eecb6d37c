import * as contract from '@mendwell/contract/catalog/catalog'
import * as families from '@mendwell/contract/catalog/families'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Answer, CallProblem, call } from '../calls/call.ts'

/** A product with its size, color or strength among those it comes in; no choices if there is just one. */
export type ComparedProduct = Answer<typeof contract.getProduct> & {
  choices: { axis: string; value: string }[]
}

/** Products by id, in order; null for one that the shop does not show. */
export const comparedProducts = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['compared', ids.join()],
    queryFn: ({ signal }) => Promise.all(ids.map((id) => findProduct(id, signal))),
    // Removing one keeps the others visible.
    placeholderData: keepPreviousData,
  })

async function findProduct(id: number, signal: AbortSignal): Promise<ComparedProduct | null> {
  try {
    const [product, { family }] = await Promise.all([
      call(contract.getProduct, { params: { id }, signal }),
      call(families.findProductFamily, { params: { productId: id }, signal }),
    ])
    const values = family?.members.find(({ productId }) => productId === id)?.values ?? []
    const choices = values.flatMap((value, at) => {
      const axis = family?.axes[at]?.name
      return axis === undefined ? [] : [{ axis, value }]
    })
    return { ...product, choices }
  } catch (error) {
    if (error instanceof CallProblem && error.problem.status === 404) return null
    throw error
  }
}
