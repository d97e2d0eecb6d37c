import { AT_COMMAND_LINE } from '@mendwell/contract/shop/history'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { endOfDay, startOfDay } from '../shop/shop-days.sql.ts'

interface NewStaffEvent {
  custId: number | null
  actor: string
  action: string
  objectType: string
  objectId: string
  before: unknown
  after: unknown
  undoes: number | null
  partOf: number | null
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

export interface WantedEvents {
  objectType?: string | undefined
  objectId?: string | undefined
  /** Only the parts of this event. */
  partOf?: number | undefined
  /** Id of the member of staff, or AT_COMMAND_LINE. */
  who?: string | undefined
  /** Days in the shop's time zone, YYYY-MM-DD, both included. */
  from?: string | undefined
  to?: string | undefined
}

function eventsWhere(db: Queryable, { objectType, objectId, partOf, who, from, to }: WantedEvents) {
  let query = db.selectFrom('staffEvent')
  if (objectType !== undefined) query = query.where('staffEvent.objectType', '=', objectType)
  if (objectId !== undefined) query = query.where('staffEvent.objectId', '=', objectId)
  if (partOf !== undefined) query = query.where('staffEvent.partOf', '=', partOf)
  // A whole step is one line, except in the history of one thing.
  else if (objectId === undefined) query = query.where('staffEvent.partOf', 'is', null)
  if (who === AT_COMMAND_LINE) query = query.where('staffEvent.custId', 'is', null)
  else if (who !== undefined) query = query.where('staffEvent.custId', '=', Number(who))
  if (from) query = query.where(sql<boolean>`staff_event.happened_at >= ${startOfDay(from)}`)
  if (to) query = query.where(sql<boolean>`staff_event.happened_at < ${endOfDay(to)}`)
  return query
}

/** Things that are stored by a key and may be removed: those without a title now are gone. */
const isKeyed = sql`staff_event.object_type in ('family', 'chart', 'device')`
const keyedTitle = sql<string | null>`case staff_event.object_type
  when 'family' then (select title from product_family where family_key = staff_event.object_id)
  when 'chart' then (select title from size_chart where chart_key = staff_event.object_id)
  when 'device' then (select name from device where device_key = staff_event.object_id)
  end`
/** The last title in the history of a keyed thing; null if no change has mentioned it. */
const lastTitle = sql<string | null>`(select title from staff_event as named,
    coalesce(named.after ->> 'title', named.before ->> 'title', named.after ->> 'name', named.before ->> 'name') as title
  where named.object_type = staff_event.object_type and named.object_id = staff_event.object_id and title is not null
  order by named.event_id desc limit 1)`

/** The display name of the thing; things without a number of ours are named by their own id. */
const subject = sql<string | null>`case when ${isKeyed} then coalesce(${keyedTitle}, ${lastTitle})
  when staff_event.object_type = 'page'
    then (select title from content_page where page_key = staff_event.object_id)
  when staff_event.object_id !~ '^[0-9]{1,9}$' then null
  when staff_event.object_type = 'order'
    then (select order_num from orders where order_id = staff_event.object_id::int)
  when staff_event.object_type = 'return'
    then (select return_number from return_request where return_id = staff_event.object_id::int)
  when staff_event.object_type in ('product', 'tiers')
    then (select product_name from product where product_id = staff_event.object_id::int)
  when staff_event.object_type = 'import'
    then (select file_name from product_import where import_id = staff_event.object_id::int)
  when staff_event.object_type = 'role'
    then coalesce((select name from staff_role where role_id = staff_event.object_id::int),
      staff_event.before ->> 'name')
  when staff_event.object_type = 'news'
    then (select news from news where news_id = staff_event.object_id::int)
  when staff_event.object_type = 'banner'
    then (select heading from home_banner where banner_id = staff_event.object_id::int)
  when staff_event.object_type = 'newsletter'
    then coalesce((select newsletter.subject from newsletter where newsletter_id = staff_event.object_id::int),
      staff_event.before ->> 'subject', staff_event.after ->> 'subject')
  when staff_event.object_type = 'promotion'
    then (select name from promotion where promotion_id = staff_event.object_id::int)
  when staff_event.object_type = 'supplier'
    then (select name from supplier where supplier_id = staff_event.object_id::int)
  when staff_event.object_type = 'purchase'
    then (select number from purchase_order where purchase_order_id = staff_event.object_id::int)
  when staff_event.object_type = 'review'
    then (select product_name from review join product using (product_id) where review_id = staff_event.object_id::int)
  when staff_event.object_type = 'recall'
    then (select title from recall where recall_id = staff_event.object_id::int)
  when staff_event.object_type = 'sale'
    then (select name from scheduled_sale where sale_id = staff_event.object_id::int)
  when staff_event.object_type = 'prices'
    then (select case count(*) when 1 then min(product_name) else count(*) || ' products' end
      from scheduled_price join product using (product_id) where change_id = staff_event.object_id::int)
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

/** How many things an event changed together; 0 for the change of one thing. */
const parts = sql<number>`(select count(*)::int from staff_event as part where part.part_of = staff_event.event_id)`

/** Of `customer`; null if there is none. */
const nameOfStaff = sql`coalesce(
  nullif(trim(customer.first_name || ' ' || customer.last_name), ''), customer.email)`

/** Events, newest first, with the name of the actor and the event that undid it. */
export const findStaffEvents = (
  db: Queryable,
  { limit, offset, ...wanted }: WantedEvents & { limit: number; offset: number },
) =>
  eventsWhere(db, wanted)
    .leftJoin('customer', 'customer.custId', 'staffEvent.custId')
    .leftJoin('staffEvent as undoing', 'undoing.undoes', 'staffEvent.eventId')
    .leftJoin('plannedUndo', 'plannedUndo.eventId', 'staffEvent.eventId')
    .select([
      'staffEvent.eventId',
      'staffEvent.happenedAt',
      'staffEvent.action',
      'staffEvent.objectType',
      'staffEvent.objectId',
      subject.as('subject'),
      sql<boolean>`${isKeyed} and ${keyedTitle} is null`.as('gone'),
      'staffEvent.before',
      'staffEvent.after',
      'staffEvent.undoes',
      'undoing.eventId as undoneBy',
      'plannedUndo.undoAt',
      sql<boolean>`planned_undo.settled_at is not null and undoing.event_id is null`.as(
        'undoFailed',
      ),
      'staffEvent.partOf',
      parts.as('parts'),
      sql<string>`coalesce(${nameOfStaff}, staff_event.actor)`.as('who'),
    ])
    .orderBy('staffEvent.eventId', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** One event with whether it was undone; locked, so that concurrent undos wait for each other. */
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
      parts.as('parts'),
    ])
    .where('staffEvent.eventId', '=', eventId)
    .executeTakeFirst()
}

/** The parts of an event with the names of their things, in the order in which they were changed. */
export const findParts = (tx: Queryable, eventId: number) =>
  tx
    .selectFrom('staffEvent')
    .select(['staffEvent.eventId', 'staffEvent.objectId', subject.as('subject')])
    .where('staffEvent.partOf', '=', eventId)
    .orderBy('staffEvent.eventId')
    .execute()

export async function countStaffEvents(db: Queryable, wanted: WantedEvents): Promise<number> {
  const { total } = await eventsWhere(db, wanted)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/**
 * The actors in the history, by name, the command line last; those with the same name are distinguished by email. The
 * index by actor is read once per person, not once per event.
 */
export async function findHistoryPeople(db: Queryable) {
  const { rows } = await sql<{ who: string; name: string }>`
    with recursive actor as (
      select min(cust_id) as cust_id from staff_event
      union all
      select (select min(e.cust_id) from staff_event e where e.cust_id > actor.cust_id)
      from actor where actor.cust_id is not null
    ), person as (
      select customer.cust_id, customer.email, ${nameOfStaff} as name,
        count(*) over (partition by ${nameOfStaff}) as same_name
      from actor join customer using (cust_id)
    ), listed as (
      select cust_id::text as who, case same_name when 1 then name else name || ' (' || email || ')' end as name,
        false as at_terminal
      from person
      union all
      select ${AT_COMMAND_LINE}, 'Command line', true
      where exists (select from staff_event where cust_id is null)
    )
    select who, name from listed order by at_terminal, lower(name), who`.execute(db)
  return rows
}
