import * as customers from '@mendwell/contract/people/customers'
import * as contract from '@mendwell/contract/people/staff-customers'
import { type Answer, addressOf, call, type Input } from '../calls/call.ts'
import { query } from '../calls/query.ts'

export type CustomerRow = Answer<typeof contract.findStaffCustomers>['rows'][number]
export type StaffCustomer = Answer<typeof contract.getStaffCustomer>

export const staffCustomers = (list: Record<string, unknown>) =>
  query(contract.findStaffCustomers, { query: list })

export const staffCustomer = (custId: string | number) =>
  query(contract.getStaffCustomer, { params: { custId } })

/** The URL of a list's customers as a CSV file. */
export const customersCsv = ({ page: _, size: __, ...filter }: Record<string, unknown>) =>
  addressOf(contract.exportStaffCustomers, { query: filter })

/** The download URL of all data about a person. */
export const exportAddress = (custId: number) => `/api/staff/customers/${custId}/export`

export const grantSalesRep = (custId: number, granted: boolean) =>
  call(customers.grantSalesRep, { params: { custId }, body: { granted } })

export const changeCustomer = (
  custId: number,
  body: NonNullable<Input<typeof contract.changeCustomer>['body']>,
) => call(contract.changeCustomer, { params: { custId }, body })

export const mailClaimLink = (custId: number) =>
  call(contract.mailClaimLink, { params: { custId } })

export const mergeCustomers = (body: {
  fromCustId: number
  intoCustId: number
  confirmEmail: string
}) => call(contract.mergeCustomers, { body })

export const eraseCustomer = (custId: number, confirmEmail: string) =>
  call(contract.eraseCustomer, { params: { custId }, body: { confirmEmail } })
