import * as contract from '@mendwell/contract/prices/price-tiers'
import { type Answer, call, type Input } from '../../calls/call.ts'
import { query } from '../../calls/query.ts'

export type ProductTiers = Answer<typeof contract.getProductTiers>
type SaveBody = NonNullable<Input<typeof contract.saveProductTiers>['body']>

export const tiersOfProduct = (productId: number) =>
  query(contract.getProductTiers, { params: { productId } })
export const saveProductTiers = (productId: number, body: SaveBody) =>
  call(contract.saveProductTiers, { params: { productId }, body })
