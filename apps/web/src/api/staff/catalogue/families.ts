import * as contract from '@mendwell/contract/families/staff-families'
import { type Answer, call, type Input } from '../../calls/call.ts'
import { query } from '../../calls/query.ts'

export type StaffFamilyRow = Answer<typeof contract.listFamilies>['rows'][number]
export type StaffFamily = Answer<typeof contract.getStaffFamily>
export type FamilyProduct = Answer<typeof contract.findFamilyProducts>[number]
export type FamilyBody = NonNullable<Input<typeof contract.makeFamily>['body']>

/** One page of families by title. */
export const staffFamilies = (list: Record<string, unknown>) =>
  query(contract.listFamilies, { query: list })

export const staffFamily = (familyKey: string) =>
  query(contract.getStaffFamily, { params: { familyKey } })

/** These products, each with the family it is in. */
export const familyProducts = (productIds: readonly number[]) =>
  query(contract.findFamilyProducts, { query: { product: productIds.join() } })

export const makeFamily = (body: FamilyBody) => call(contract.makeFamily, { body })

export const changeFamily = (familyKey: string, body: FamilyBody & { read: FamilyBody }) =>
  call(contract.changeFamily, { params: { familyKey }, body })

export const splitFamily = (familyKey: string) =>
  call(contract.splitFamily, { params: { familyKey } })

/** What a change of families invalidates. */
export const OUTDATED_BY_FAMILIES = [
  '/staff/families',
  '/staff/familyProducts',
  '/staff/history',
  '/products/',
] as const

export const FAMILIES_EXPORT_ADDRESS = `/api${contract.exportFamilies.url}`
