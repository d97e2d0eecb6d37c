import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

interface NewStaffEvent {
  custId: number | null
  actor: string
  action: string
  objectType: string
  objectId: string
  before: unknown
  after: unknown
  undoes: number | null
}

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))

export async function insertStaffEvent(tx: Queryable, event: NewStaffEvent): Promise<number> {
  const { eventId } = await tx
    .insertInto('staffEvent')
    .values({ ...event, before: json(event.before), after: json(event.after) })
    .returning('eventId')
    .executeTakeFirstOrThrow()
  return eventId
}

interface Wanted {
  objectType?: string | undefined
  objectId?: string | undefined
  limit: number
  offset: number
}

const eventsWhere = (db: Queryable, { objectType, objectId }: Partial<Wanted>) =>
  db
    .selectFrom('staffEvent')
    .$if(objectType !== undefined, (query) =>
      query.where('staffEvent.objectType', '=', objectType ?? ''),
    )
    .$if(objectId !== undefined, (query) => query.where('staffEvent.objectId', '=', objectId ?? ''))

/** What people call the thing; what has no number of ours is called by its own id. */
const subject = sql<string | null>`case when staff_event.object_type = 'family'
    then (select title from product_family where family_key = staff_event.object_id)
  when staff_event.object_id !~ '^[0-9]{1,9}$' then null
  when staff_event.object_type = 'order'
    then (select order_num from orders where order_id = staff_event.object_id::int)
  when staff_event.object_type = 'return'
    then (select return_number from return_request where return_id = staff_event.object_id::int)
  when staff_event.object_type in ('product', 'tiers')
    then (select product_name from product where product_id = staff_event.object_id::int)
  when staff_event.object_type = 'import'
    then (select file_name from product_import where import_id = staff_event.object_id::int)
  when staff_event.object_type = 'sale'
    then (select name from scheduled_sale where sale_id = staff_event.object_id::int)
  when staff_event.object_type = 'category'
    then (select sub_category from category where category_id = staff_event.object_id::int)
  when staff_event.object_type = 'brand'
    then (select brand_name from brand where brand_id = staff_event.object_id::int)
  when staff_event.object_type = 'quote'
    then (select product_name from quote_request where request_id = staff_event.object_id::int)
  when staff_event.object_type = 'question'
    then (select product_name from product_question join product using (product_id)
      where question_id = staff_event.object_id::int)
  when staff_event.object_type = 'answer'
    then (select product_name from product_answer join product_question using (question_id)
      join product using (product_id) where answer_id = staff_event.object_id::int)
  when staff_event.object_type = 'clinic'
    then (select practice_name from clinic where clinic_id = staff_event.object_id::int)
  when staff_event.object_type = 'tax'
    then (select state_code from tax where tax_id = staff_event.object_id::int)
  when staff_event.object_type in ('customer', 'staff')
    then (select email from customer where cust_id = staff_event.object_id::int)
  end`

/** Events, newest first, with the name of who did it and the event that took it back. */
export const findStaffEvents = (db: Queryable, wanted: Wanted) =>
  eventsWhere(db, wanted)
    .leftJoin('customer', 'customer.custId', 'staffEvent.custId')
    .leftJoin('staffEvent as undoing', 'undoing.undoes', 'staffEvent.eventId')
    .select([
      'staffEvent.eventId',
      'staffEvent.happenedAt',
      'staffEvent.action',
      'staffEvent.objectType',
      'staffEvent.objectId',
      subject.as('subject'),
      'staffEvent.before',
      'staffEvent.after',
      'staffEvent.undoes',
      'undoing.eventId as undoneBy',
      sql<string>`coalesce(nullif(trim(customer.first_name || ' ' || customer.last_name), ''),
        customer.email, staff_event.actor)`.as('who'),
    ])
    .orderBy('staffEvent.eventId', 'desc')
    .limit(wanted.limit)
    .offset(wanted.offset)
    .execute()

/** One event with whether it was taken back; two who undo it at once wait for each other. */
export async function lockStaffEvent(tx: Queryable, eventId: number) {
  await sql`select pg_advisory_xact_lock(hashtext('staff_event'), ${eventId}::int)`.execute(tx)
  return tx
    .selectFrom('staffEvent')
    .leftJoin('staffEvent as undoing', 'undoing.undoes', 'staffEvent.eventId')
    .select([
      'staffEvent.objectType',
      'staffEvent.objectId',
      'staffEvent.action',
      'staffEvent.before',
      'staffEvent.after',
      'undoing.eventId as undoneBy',
    ])
    .where('staffEvent.eventId', '=', eventId)
    .executeTakeFirst()
}

export async function countStaffEvents(db: Queryable, wanted: Partial<Wanted>): Promise<number> {
  const { total } = await eventsWhere(db, wanted)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
