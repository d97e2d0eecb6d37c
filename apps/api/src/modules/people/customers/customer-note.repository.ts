import { MAX_CUSTOMER_NOTE, MAX_CUSTOMER_TAGS } from '@mendwell/contract/people/staff-customers'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

/** The staff's note and tags on a customer. */
export interface CustomerNote {
  note: string
  tags: string[]
}

/** Empty, if staff keep nothing. */
export async function findCustomerNote(db: Queryable, custId: number): Promise<CustomerNote> {
  const kept = await db
    .selectFrom('customerNote')
    .select(['note', 'tags'])
    .where('custId', '=', custId)
    .executeTakeFirst()
  return kept ?? { note: '', tags: [] }
}

export async function saveCustomerNote(
  tx: Queryable,
  custId: number,
  kept: CustomerNote,
): Promise<void> {
  await tx
    .insertInto('customerNote')
    .values({ custId, ...kept })
    .onConflict((conflict) => conflict.column('custId').doUpdateSet(kept))
    .execute()
}

/** When merging, the kept record also gets the other's note and tags, as far as there is room. */
export async function uniteNotes(
  tx: Queryable,
  { from, into }: { from: number; into: number },
): Promise<void> {
  await sql`insert into customer_note as own (cust_id, note, tags)
    select ${into}::int, note, tags from customer_note where cust_id = ${from}
    on conflict (cust_id) do update set
      note = left(concat_ws(E'\n', nullif(own.note, ''), nullif(excluded.note, '')), ${MAX_CUSTOMER_NOTE}::int),
      tags = (own.tags || array(select unnest(excluded.tags) except select unnest(own.tags)))[:${MAX_CUSTOMER_TAGS}::int]`.execute(
    tx,
  )
  await tx.deleteFrom('customerNote').where('custId', '=', from).execute()
}
