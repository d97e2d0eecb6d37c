import type { Action, Condition, PromotionState } from '@mendwell/domain/offers/promotion'
import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import { dayOf } from '../settings/shop/shop-days.sql.ts'

/** A promotion that may apply to a cart, with its use so far. */
export interface FoundOffer {
  promotionId: number
  name: string
  nameEs: string
  state: PromotionState
  needsCode: boolean
  /** The entered code that belongs to it; of several, one that is not used up. */
  code: string | null
  /** Its other entered codes: a cart uses one per promotion. */
  otherCodes: { code: string; isUsedUp: boolean }[]
  startsOn: string | null
  endsOn: string | null
  priority: number
  exclusive: boolean
  conditions: Condition[]
  action: Action
  useLimitPerCustomer: number | null
  /** In total, per customer, or by its code. */
  isLimited: boolean
  isUsedUp: boolean
  usedByBuyer: number
  /** The day in the shop's time zone, YYYY-MM-DD. */
  today: string
}

interface Wanted {
  /** Normalized. */
  codes: readonly string[]
  /** Undefined while the buyer is unknown. */
  buyerKey: string | undefined
}

/** Automatic promotions, and those of these codes in any state. */
export async function findOffers(
  db: Queryable,
  { codes, buyerKey = '' }: Wanted,
): Promise<FoundOffer[]> {
  const { rows } = await sql<FoundOffer>`
    select p.promotion_id, p.name, p.name_es, p.state, p.needs_code, c.code, coalesce(others.codes, '[]') as other_codes,
      to_char(p.starts_on, 'YYYY-MM-DD') as starts_on, to_char(p.ends_on, 'YYYY-MM-DD') as ends_on,
      p.priority, p.exclusive, p.conditions, p.action, p.use_limit_per_customer,
      num_nonnulls(p.use_limit, p.use_limit_per_customer, c.use_limit) > 0 as is_limited,
      coalesce(p.used >= p.use_limit or c.used >= c.use_limit, false) as is_used_up,
      case when p.use_limit_per_customer is null then 0 else (select count(*) from promotion_use u
        where u.promotion_id = p.promotion_id and u.buyer_key = ${buyerKey} and u.released_at is null) end::int
        as used_by_buyer,
      to_char(${dayOf(sql`public.shop_now()`)}, 'YYYY-MM-DD') as today
    from promotion p
      left join lateral (select * from promotion_code own where own.promotion_id = p.promotion_id
        and own.code = any(${codes}::text[])
        order by coalesce(own.used >= own.use_limit, false), code limit 1) c on true
      left join lateral (select jsonb_agg(jsonb_build_object('code', own.code,
          'isUsedUp', coalesce(own.used >= own.use_limit, false))) as codes from promotion_code own
        where own.promotion_id = p.promotion_id and own.code = any(${codes}::text[]) and own.code <> c.code) others on true
    where p.state = 'ACTIVE' and not p.needs_code or c.code is not null and p.state <> 'DRAFT'
    order by p.promotion_id`.execute(db)
  return rows
}

interface Locking {
  promotionIds: readonly number[]
  codes: readonly string[]
  buyerKey: string
}

/**
 * Serializes orders that use the same limited promotions, or are from the same buyer, until the transaction ends; call
 * it with the products locked, and always in this order.
 */
export async function lockOffers(
  tx: Queryable,
  { promotionIds, codes, buyerKey }: Locking,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`offers ${buyerKey}`}, 0))`.execute(tx)
  await sql`select promotion_id from promotion
    where promotion_id = any(${promotionIds}::int[]) and use_limit is not null
    order by promotion_id for no key update`.execute(tx)
  await sql`select code from promotion_code where code = any(${codes}::text[]) and use_limit is not null
    order by code for no key update`.execute(tx)
}

/** The mailbox of a customer, and whether its owner confirmed it and has never ordered. */
export async function findBuyer(db: Queryable, custId: number) {
  const { rows } = await sql<{ email: string; isFirstOrder: boolean }>`
    select email_canonical as email, email_verified_at is not null and not exists (
      select from orders o where o.cust_id = customer.cust_id and o.order_status <> 'REJECTED') as is_first_order
    from customer where cust_id = ${custId}`.execute(db)
  return rows[0]
}

export interface NewDiscount {
  promotionId: number
  /** Null for shipping. */
  orderItemId: number | null
  cents: number
}

interface Booking {
  orderId: number
  buyerKey: string
  uses: readonly { promotionId: number; code: string | null }[]
  discounts: readonly NewDiscount[]
}

/** Stores which promotions an order used, and every cent that they took off. */
export async function insertUses(
  tx: Queryable,
  { orderId, buyerKey, uses, discounts }: Booking,
): Promise<void> {
  await tx
    .insertInto('promotionUse')
    .values(uses.map((use) => ({ ...use, orderId, buyerKey })))
    .execute()
  await tx
    .insertInto('orderDiscount')
    .values(discounts.map((discount) => ({ ...discount, orderId })))
    .execute()
}
