import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import {
  asRead,
  Id,
  IdText,
  Instant,
  line,
  Money,
  noCardNumber,
  OptionalPhone,
  required,
  text,
} from '../wire/shapes.ts'
import { PageQuery } from '../wire/staff-lists.ts'
import { CUST_TYPES, Customer } from './customers.ts'

const tags = ['staff customers'] as const

/** ASKING: has requested to become a sales representative, unanswered. */
export const CUSTOMER_FILTERS = ['ALL', 'ASKING', 'REPRESENTATIVES', 'GUESTS'] as const

export const StaffCustomerRow = z.object({
  custId: Id,
  name: z.string(),
  email: z.string(),
  phone1: z.nullable(z.string()),
  custType: z.enum(CUST_TYPES),
  businessFlag: z.boolean(),
  /** Has no password: ordered as a guest and has not claimed the account. */
  isGuest: z.boolean(),
  salesRep: z.boolean(),
  salesRepRequested: z.boolean(),
  orders: z.int(),
  /** City, state and ZIP code of the last order with an address. */
  place: z.nullable(z.string()),
  createDate: Instant,
})
export type StaffCustomerRow = z.output<typeof StaffCustomerRow>

export const FindStaffCustomers = z.extend(PageQuery, {
  filter: z.optional(z.enum(CUSTOMER_FILTERS)),
})
export type FindStaffCustomers = z.output<typeof FindStaffCustomers>

export const StaffCustomers = z.object({
  rows: z.array(StaffCustomerRow),
  /** Counted up to MAX_COUNTED. */
  total: z.int(),
  hasMore: z.boolean(),
  salesRepRequests: z.int(),
})
export type StaffCustomers = z.output<typeof StaffCustomers>

export const findStaffCustomers = endpoint({
  method: 'GET',
  url: '/staff/customers',
  schema: {
    summary: 'Customers by filter and part of name, email, phone or ZIP code',
    description:
      'Sorts: name, email, orders, since, a minus before it descends; else the newest first.',
    tags,
    querystring: FindStaffCustomers,
    response: { 200: StaffCustomers, ...problems(400, 401, 403, 422) },
  },
})

export const ExportStaffCustomers = z.omit(FindStaffCustomers, { page: true, size: true })
export type ExportStaffCustomers = z.output<typeof ExportStaffCustomers>

export const exportStaffCustomers = endpoint({
  method: 'GET',
  url: '/staff/customers.csv',
  schema: {
    summary: 'All customers of a filter and search as a CSV file, in the order of the list',
    description: 'The history keeps who took it.',
    tags,
    querystring: ExportStaffCustomers,
    produces: ['text/csv'],
    response: { 200: z.any(), ...problems(400, 401, 403, 422) },
  },
})

export const MAX_CUSTOMER_TAGS = 10
export const MAX_TAG_LENGTH = 30
export const MAX_CUSTOMER_NOTE = 2000

/** Staff notes about a customer, for staff only. */
const KeptByStaff = { note: z.string(), tags: z.array(z.string()) }

export const StaffCustomer = z.object({
  customer: Customer,
  ...KeptByStaff,
  isGuest: z.boolean(),
  createDate: Instant,
  /** null: neither merged nor erased. */
  mergedInto: z.nullable(Id),
  erasedDate: z.nullable(Instant),
  orders: z.int(),
  /** Not closed or rejected yet. */
  openOrders: z.int(),
  /** Neither declined nor paid or replaced yet. */
  openReturns: z.int(),
  /** Paid less refunded. */
  paid: Money,
  currency: z.string(),
  reviews: z.int(),
  addresses: z.int(),
  lastOrderDate: z.nullable(Instant),
  /** The shipping address of the last delivered order. */
  lastAddress: z.nullable(
    z.object({
      address: z.string(),
      city: z.nullable(z.string()),
      stateProvince: z.nullable(z.string()),
      postalCode: z.nullable(z.string()),
      country: z.nullable(z.string()),
    }),
  ),
  /** Others with the same name or phone, for comparison. */
  lookAlikes: z.array(StaffCustomerRow),
})
export type StaffCustomer = z.output<typeof StaffCustomer>

const ByCustomer = z.object({ custId: IdText })

export const getStaffCustomer = endpoint({
  method: 'GET',
  url: '/staff/customers/:custId',
  schema: {
    summary: 'One customer with the figures of the account',
    tags,
    params: ByCustomer,
    response: { 200: StaffCustomer, ...problems(400, 401, 403, 404) },
  },
})

/** Name and phones of a customer, and staff notes. */
export const CustomerDetails = z.object({
  firstName: required('firstNameRequired', 60).check(noCardNumber),
  lastName: required('lastNameRequired', 60).check(noCardNumber),
  phone1: OptionalPhone,
  phone2: OptionalPhone,
  note: text(MAX_CUSTOMER_NOTE).check(noCardNumber),
  /** Merges two duplicate customers into one. */
  tags: z.array(line(MAX_TAG_LENGTH).check(noCardNumber)).check(z.maxLength(MAX_CUSTOMER_TAGS)),
})
export type CustomerDetails = z.output<typeof CustomerDetails>

const StoredDetails = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phone1: z.nullable(z.string()),
  phone2: z.nullable(z.string()),
  ...KeptByStaff,
})

export const changeCustomer = endpoint({
  method: 'PUT',
  url: '/staff/customers/:custId',
  schema: {
    summary: 'Corrects name and phones of a customer, and what staff keep about them',
    tags,
    params: ByCustomer,
    body: z.object({ details: CustomerDetails, read: asRead(StoredDetails) }),
    response: { 200: StaffCustomer, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

const Confirming = required('emailRequired', 254)

export const MergeCustomers = z.object({
  /** Removed. */
  fromCustId: Id,
  /** Receives orders, addresses and reviews. */
  intoCustId: Id,
  /** The typed email of the removed one, to prevent accidental merges. If there is none, the full name. */
  confirmEmail: Confirming,
})
export type MergeCustomers = z.output<typeof MergeCustomers>

export const mergeCustomers = endpoint({
  method: 'POST',
  url: '/staff/customers/merge',
  schema: {
    summary: 'Makes two records of one person into one; the first one ends',
    tags,
    body: MergeCustomers,
    response: { 200: StaffCustomer, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const mailClaimLink = endpoint({
  method: 'POST',
  url: '/staff/customers/:custId/claimLink',
  schema: {
    summary: 'Mails a guest the link to set a password',
    tags,
    params: ByCustomer,
    response: { 200: z.object({ sent: z.boolean() }), ...problems(400, 401, 403, 404, 409) },
  },
})

export const exportCustomer = endpoint({
  method: 'GET',
  url: '/staff/customers/:custId/export',
  schema: {
    summary: 'Everything the shop keeps about a person, as JSON',
    tags,
    params: ByCustomer,
    response: { 200: z.unknown(), ...problems(400, 401, 403, 404) },
  },
})

export const eraseCustomer = endpoint({
  method: 'POST',
  url: '/staff/customers/:custId/erase',
  schema: {
    summary: "Blanks a person's data; orders, amounts and stock stay",
    tags,
    params: ByCustomer,
    body: z.object({ confirmEmail: Confirming }),
    response: { 200: StaffCustomer, ...problems(400, 401, 403, 404, 409, 422) },
  },
})
