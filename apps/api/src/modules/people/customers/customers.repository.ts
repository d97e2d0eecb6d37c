import type { Customer } from '@mendwell/contract/people/customers'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

const customers = (db: Queryable) =>
  db
    .selectFrom('customer')
    .leftJoin('address as shipping', 'shipping.addressId', 'customer.addressId')
    .leftJoin('address as billing', 'billing.addressId', 'customer.billingAddressId')
    .select([
      'customer.custId',
      'customer.loginId',
      'customer.custName',
      'customer.firstName',
      'customer.lastName',
      'customer.email',
      'customer.businessFlag',
      'customer.phone1',
      'customer.phone2',
      'customer.custPic',
      'customer.profession',
      'customer.priority',
      'customer.sendSmsFlag',
      'customer.sendEmailFlag',
      'customer.salesRep',
      'customer.addressId',
      'shipping.city',
      'shipping.stateProvince',
      'shipping.country',
      'shipping.postalCode',
      'billing.city as billingCity',
      'billing.stateProvince as billingStateProvince',
      'billing.country as billingCountry',
      'billing.postalCode as billingPostalCode',
      sql<Customer['custType']>`customer.cust_type`.as('custType'),
      sql<Customer['bestWay']>`customer.best_way`.as('bestWay'),
      sql<Customer['bestTime']>`customer.best_time`.as('bestTime'),
      sql<boolean>`customer.email_verified_at is not null`.as('emailVerified'),
      sql<boolean>`customer.sales_rep_requested_at is not null`.as('salesRepRequested'),
      'shipping.address1',
      'shipping.address2',
      'billing.address1 as billingAddress1',
      'billing.address2 as billingAddress2',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof customers>['executeTakeFirstOrThrow']>>

const street = (address1: string | null, address2: string | null) =>
  address1 === null ? null : { address1, address2: address2 ?? '' }

function fromRow({ address1, address2, billingAddress1, billingAddress2, ...row }: Row): Customer {
  return {
    ...row,
    address: street(address1, address2),
    billingAddress: street(billingAddress1, billingAddress2),
  }
}

/** A customer with both addresses; without secrets. */
export async function findCustomer(db: Queryable, custId: number): Promise<Customer | undefined> {
  const row = await customers(db).where('customer.custId', '=', custId).executeTakeFirst()
  return row && fromRow(row)
}

export async function findCustomerByLogin(
  db: Queryable,
  emailCanonical: string,
): Promise<Customer | undefined> {
  const row = await customers(db)
    .where('customer.emailCanonical', '=', emailCanonical)
    .executeTakeFirst()
  return row && fromRow(row)
}

export interface CustomerFields {
  firstName?: string
  lastName?: string
  businessFlag?: boolean
  phone1?: string | null
  phone2?: string | null
  profession?: string | null
  bestWay?: string | null
  bestTime?: string | null
  sendSmsFlag?: boolean
  sendEmailFlag?: boolean
}

interface NewCustomer extends CustomerFields {
  email: string
  emailCanonical: string
}

/** Creates a customer of type C; undefined if the email is taken. */
export async function insertCustomer(db: Queryable, { email, ...fields }: NewCustomer) {
  return (
    db
      .insertInto('customer')
      // Specification §5: login and name are set to the email.
      .values({ ...fields, email, loginId: email, custName: email })
      .onConflict((conflict) => conflict.column('emailCanonical').doNothing())
      .returning('custId')
      .executeTakeFirst()
  )
}

/** Updates the given fields; returns how many customers were changed. */
export async function updateCustomer(
  db: Queryable,
  custId: number,
  fields: CustomerFields,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('customer')
    .set({ ...fields, updatedAt: sql<Date>`now()` })
    .where('custId', '=', custId)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** The phone of an order under the account's own email becomes that of an account without one. */
export async function setFirstPhone(
  db: Queryable,
  { custId, emailCanonical, phone1 }: { custId: number; emailCanonical: string; phone1: string },
): Promise<void> {
  await db
    .updateTable('customer')
    .set({ phone1 })
    .where('custId', '=', custId)
    .where('emailCanonical', '=', emailCanonical)
    .where('phone1', 'is', null)
    .execute()
}

/** Records or withdraws the request to become a sales representative; granted rights stay. */
export async function noteSalesRepRequest(db: Queryable, custId: number, requested: boolean) {
  await db
    .updateTable('customer')
    .set({
      salesRepRequestedAt: requested ? sql<Date>`coalesce(sales_rep_requested_at, now())` : null,
    })
    .where('custId', '=', custId)
    .where('salesRep', '=', false)
    .execute()
}

/** Grants or revokes the rights of a sales representative; staff and their type stay as they are. */
export async function setSalesRep(db: Queryable, custId: number, granted: boolean) {
  await db
    .updateTable('customer')
    .set({
      salesRep: granted,
      salesRepRequestedAt: null,
      custType: sql<string>`case when cust_type = 'S' then 'S' else ${granted ? 'R' : 'C'} end`,
      updatedAt: sql<Date>`now()`,
    })
    .where('custId', '=', custId)
    .execute()
}

export type CustomerContact = NonNullable<Awaited<ReturnType<typeof lockContact>>>

/**
 * Name and contact of a customer who was neither merged nor erased, and cannot be until the transaction ends; with
 * `alone`, concurrent callers that also set it wait.
 */
export function lockContact(tx: Queryable, custId: number, { alone = false } = {}) {
  const living = tx
    .selectFrom('customer')
    .select(['custId', 'firstName', 'lastName', 'email', 'phone1', 'phone2'])
    .where('custId', '=', custId)
    .where('mergedInto', 'is', null)
    .where('erasedAt', 'is', null)
  return (alone ? living.forNoKeyUpdate() : living.forKeyShare()).executeTakeFirst()
}
