import { isSamePlace, nameOfPlace, type ParcelPlace } from '@mendwell/domain/places/saved-addresses'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

/**
 * Locks the customers' orders, then the customers, each in the order of their ids. Work on an order locks it first and
 * its customer after (its mails belong to them); placing one locks the customer and then nothing that is locked here:
 * so there is no deadlock.
 */
export async function lockCustomers(tx: Queryable, custIds: readonly number[]) {
  await lockOrdersOf(tx, custIds)
  const customers = await lockRecords(tx, custIds)
  // Those placed while this waited; no more can be added now.
  await lockOrdersOf(tx, custIds)
  return customers
}

const lockOrdersOf = (tx: Queryable, custIds: readonly number[]) =>
  tx
    .selectFrom('orders')
    .select('orderId')
    .where('custId', 'in', custIds)
    .orderBy('orderId')
    .forNoKeyUpdate()
    .execute()

function lockRecords(tx: Queryable, custIds: readonly number[]) {
  return tx
    .selectFrom('customer')
    .select([
      'custId',
      'email',
      'emailCanonical',
      'firstName',
      'lastName',
      'mergedInto',
      'erasedAt',
    ])
    .where('custId', 'in', custIds)
    .orderBy('custId')
    .forUpdate()
    .execute()
}

interface Merge {
  fromCustId: number
  intoCustId: number
  mergedBy: string
}

/** What was moved, for the history. */
interface Moved {
  orders: number
  addresses: number
  reviews: number
}

/**
 * Moves orders, addresses, saved cards, mails, store credit, licenses, questions and reviews to the kept record; if
 * both reviewed a product, or both have a pending license, that of the kept record stays.
 */
export async function moveBelongings(tx: Queryable, merge: Merge): Promise<Moved> {
  const { fromCustId: from, intoCustId: into } = merge
  await tx
    .insertInto('customerMerge')
    .values({ fromCustId: from, intoCustId: into, mergedBy: merge.mergedBy })
    .execute()
  const { rows } = await sql<Moved>`
    with orders_moved as (update orders set cust_id = ${into} where cust_id = ${from} returning 1),
    addresses_moved as (update address set cust_id = ${into} where cust_id = ${from} returning 1),
    mails_moved as (update outbox set cust_id = ${into} where cust_id = ${from} returning 1),
    credit_moved as (update balance set cust_id = ${into} where cust_id = ${from} returning 1),
    quotes_moved as (update quote_request set cust_id = ${into} where cust_id = ${from} returning 1),
    questions_moved as (update product_question set cust_id = ${into} where cust_id = ${from} returning 1),
    answers_moved as (update product_answer set cust_id = ${into} where cust_id = ${from}
      and question_id not in (select question_id from product_answer where cust_id = ${into}) returning 1),
    clinics_moved as (update clinic set cust_id = ${into} where cust_id = ${from}
      and (status <> 'REQUESTED' or not exists (select from clinic own
        where own.cust_id = ${into} and own.status = 'REQUESTED')) returning clinic_id),
    licenses_moved as (update clinic_document set cust_id = ${into}
      where clinic_id in (select clinic_id from clinics_moved) returning 1),
    card_customers_moved as (update card_customer set cust_id = ${into} where cust_id = ${from} returning 1),
    cards_moved as (update saved_card set cust_id = ${into}, is_default = is_default
        and not exists (select from saved_card own where own.cust_id = ${into} and own.is_default)
      where cust_id = ${from} returning 1),
    reviews_moved as (update review set cust_id = ${into} where cust_id = ${from}
      and product_id not in (select product_id from review where cust_id = ${into}) returning 1)
    select (select count(*)::int from orders_moved) as orders,
      (select count(*)::int from addresses_moved) as addresses,
      (select count(*)::int from reviews_moved) as reviews`.execute(tx)
  return rows[0] ?? { orders: 0, addresses: 0, reviews: 0 }
}

/**
 * The address book of the kept record gets the other's missing addresses, including that of its profile. The default
 * stays: no parcel is redirected by a merge.
 */
export async function uniteAddressBooks(
  tx: Queryable,
  { fromCustId: from, intoCustId: into }: Merge,
): Promise<void> {
  const known: ParcelPlace[] = [
    ...(await findProfilePlaces(tx, into)),
    ...(await findSavedPlaces(tx, into)),
  ]
  const isNew = (place: ParcelPlace) => !known.some((one) => isSamePlace(one, place))
  const moved = (await findSavedPlaces(tx, from)).filter(isNew)
  known.push(...moved)
  const ids = moved.map(({ savedAddressId }) => savedAddressId)
  await sql`update saved_address set cust_id = ${into}, is_default = false
    where saved_address_id = any(${ids}::int[])`.execute(tx)
  await tx.deleteFrom('savedAddress').where('custId', '=', from).execute()
  const profile = (await findProfilePlaces(tx, from)).filter(isNew)
  if (profile.length === 0) return
  await tx
    .insertInto('savedAddress')
    .values(profile.map((place) => ({ ...place, custId: into, name: nameOfPlace(place) })))
    .execute()
}

const findSavedPlaces = (tx: Queryable, custId: number) =>
  tx
    .selectFrom('savedAddress')
    .select([
      'savedAddressId',
      'recipient',
      'address',
      'address2',
      'city',
      'stateProvince',
      'country',
      'postalCode',
    ])
    .where('custId', '=', custId)
    .orderBy('savedAddressId')
    .execute()

/** The shipping address of a profile, if any. */
const findProfilePlaces = (tx: Queryable, custId: number) =>
  tx
    .selectFrom('customer')
    .innerJoin('address', 'address.addressId', 'customer.addressId')
    .select([
      'address1 as address',
      sql<string | null>`nullif(address2, '')`.as('address2'),
      'city',
      'stateProvince',
      'country',
      'postalCode',
    ])
    .where('customer.custId', '=', custId)
    .where('address1', '<>', '')
    .execute()

/** Closes a record: its email can be used by a new one. */
export async function endMerged(tx: Queryable, { fromCustId, intoCustId }: Merge): Promise<void> {
  await tx
    .updateTable('customer')
    .set({
      mergedInto: intoCustId,
      emailCanonical: `merged-${fromCustId}@merged.invalid`,
      activeFlag: false,
      addressId: null,
      billingAddressId: null,
      salesRepRequestedAt: null,
      updatedAt: sql<Date>`now()`,
    })
    .where('custId', '=', fromCustId)
    .execute()
}
