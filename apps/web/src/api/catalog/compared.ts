import * as contract from '@mendwell/contract/catalog/catalog'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Answer, CallProblem, call } from '../calls/call.ts'

type Product = Answer<typeof contract.getProduct>

/** Products by id, in order; null for one that the shop does not show. */
export const comparedProducts = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['compared', ids.join()],
    queryFn: ({ signal }) => Promise.all(ids.map((id) => findProduct(id, signal))),
    // Removing one keeps the others visible.
    placeholderData: keepPreviousData,
  })

async function findProduct(id: number, signal: AbortSignal): Promise<Product | null> {
  try {
    return await call(contract.getProduct, { params: { id }, signal })
  } catch (error) {
    if (error instanceof CallProblem && error.problem.status === 404) return null
    throw error
  }
}
