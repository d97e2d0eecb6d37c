import * as contract from '@mendwell/contract/purchasing/suppliers'
import { type Answer, call, type Input } from '../../calls/call.ts'
import { query } from '../../calls/query.ts'

type Body<E extends Parameters<typeof call>[0]> = NonNullable<Input<E>['body']>
export type SupplierRow = Answer<typeof contract.findSuppliers>['rows'][number]
export type SupplierProduct = Answer<typeof contract.getSupplier>['products'][number]
export type SupplierBody = Body<typeof contract.makeSupplier>
export type SupplierTerms = Body<typeof contract.saveSupplierProduct>

export const suppliers = (list: Record<string, unknown>) =>
  query(contract.findSuppliers, { query: list })
export const supplierDetail = (supplierId: number) =>
  query(contract.getSupplier, { params: { supplierId } })

/** Saves a supplier, a new one if it has no id yet. */
export const saveSupplier = (supplierId: number | undefined, body: SupplierBody) =>
  supplierId === undefined
    ? call(contract.makeSupplier, { body })
    : call(contract.changeSupplier, { params: { supplierId }, body })

interface Item {
  supplierId: number
  productId: number
}

export const saveSupplierProduct = (params: Item, body: SupplierTerms) =>
  call(contract.saveSupplierProduct, { params, body })
export const removeSupplierProduct = (params: Item) =>
  call(contract.removeSupplierProduct, { params })
