import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

interface Guest {
  firstName: string
  lastName: string
  email: string
  emailCanonical: string
  phone1: string
}

/**
 * The customer of this address, created if there is none; one statement either way. They are not merged or erased until
 * the transaction ends. Undefined if one was concurrently created, merged or erased.
 */
export async function insertOrFindGuest(
  db: Queryable,
  { firstName, lastName, email, emailCanonical, phone1 }: Guest,
): Promise<{ custId: number } | undefined> {
  const { rows } = await sql<{ custId: number }>`
    with made as (
      insert into customer (login_id, email, email_canonical, cust_name, first_name, last_name, phone1, cust_type, priority)
      values (${email}, ${email}, ${emailCanonical}, ${email}, ${firstName}, ${lastName}, ${phone1}, 'C', 1)
      on conflict (email_canonical) do nothing
      returning cust_id)
    select cust_id from made
    union all
    select cust_id from (
      select cust_id from customer where email_canonical = ${emailCanonical} for key share) known
    limit 1`.execute(db)
  return rows[0]
}
