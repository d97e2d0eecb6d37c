import * as contract from '@mendwell/contract/packs/staff-packs'
import { type Answer, call, type Input } from '../../calls/call.ts'
import { query } from '../../calls/query.ts'

export type ProductPacks = Answer<typeof contract.getProductPacks>
type ArrangeBody = NonNullable<Input<typeof contract.arrangeProductPacks>['body']>

export const packsOfProduct = (productId: number) =>
  query(contract.getProductPacks, { params: { productId } })
export const arrangeProductPacks = (productId: number, body: ArrangeBody) =>
  call(contract.arrangeProductPacks, { params: { productId }, body })

export const PACKS_EXPORT_ADDRESS = `/api${contract.exportPacks.url}`
