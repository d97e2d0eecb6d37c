import {
  PromotionAction,
  PromotionCondition,
  type SavePromotion,
} from '@mendwell/contract/offers/promotions'
import { PROMOTION_STATES, type PromotionState } from '@mendwell/domain/offers/promotion'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Queryable } from '../../db/db.ts'

const State = z.enum(PROMOTION_STATES)
const Conditions = z.array(PromotionCondition)

interface Row {
  promotionId: number
  name: string
  nameEs: string
  state: string
  code: string | null
  singleUse: boolean
  codesMade: number
  codesUsed: number
  conditions: unknown
  action: unknown
  priority: number
  exclusive: boolean
  startsOn: string | null
  endsOn: string | null
  useLimit: number | null
  useLimitPerCustomer: number | null
  uses: number
  given: number
  createdAt: Date
}

/** Promotions with how often they were used and what they took off; one, or all, active ones first. */
export async function findPromotions(db: Queryable, promotionId: number | null = null) {
  const { rows } = await sql<Row>`
    select p.promotion_id, p.name, p.name_es, p.state, p.conditions, p.action, p.priority, p.exclusive,
      to_char(p.starts_on, 'YYYY-MM-DD') as starts_on, to_char(p.ends_on, 'YYYY-MM-DD') as ends_on,
      p.use_limit, p.use_limit_per_customer, p.created_at,
      shared.code, p.needs_code and shared.code is null as single_use, single.codes_made, single.codes_used,
      (select count(*) from promotion_use u where u.promotion_id = p.promotion_id and u.released_at is null)::int as uses,
      (select coalesce(sum(d.cents), 0) from order_discount d join promotion_use u using (order_id, promotion_id)
        where d.promotion_id = p.promotion_id and u.released_at is null)::int8 as given
    from promotion p
      left join lateral (select code from promotion_code c
        where c.promotion_id = p.promotion_id and c.batch_id is null limit 1) shared on true
      cross join lateral (select count(*)::int as codes_made, (count(*) filter (where c.used > 0))::int as codes_used
        from promotion_code c where c.promotion_id = p.promotion_id and c.batch_id is not null) single
    where p.origin = 'SHOP' and (${promotionId}::int is null or p.promotion_id = ${promotionId})
    order by array_position(array['ACTIVE', 'PAUSED', 'DRAFT', 'ENDED'], p.state), p.promotion_id desc`.execute(
    db,
  )
  return rows.map(({ state, conditions, action, ...row }) => ({
    ...row,
    state: State.parse(state),
    conditions: Conditions.parse(conditions),
    action: PromotionAction.parse(action),
  }))
}

/** The state of a promotion, locked until the transaction ends. */
export const lockPromotion = (tx: Queryable, promotionId: number) =>
  tx
    .selectFrom('promotion')
    .select('state')
    .where('promotionId', '=', promotionId)
    .forUpdate()
    .executeTakeFirst()

const columnsOf = ({ code, singleUse, conditions, action, ...promotion }: SavePromotion) => ({
  ...promotion,
  needsCode: code !== null || singleUse === true,
  conditions: JSON.stringify(conditions),
  action: JSON.stringify(action),
})

/** Stores a new draft; returns its id. */
export async function insertPromotion(
  tx: Queryable,
  promotion: SavePromotion,
  createdBy: string,
): Promise<number> {
  const { promotionId } = await tx
    .insertInto('promotion')
    .values({ ...columnsOf(promotion), createdBy })
    .returning('promotionId')
    .executeTakeFirstOrThrow()
  return promotionId
}

/** Updates a draft. */
export async function updatePromotion(
  tx: Queryable,
  promotionId: number,
  promotion: SavePromotion,
): Promise<void> {
  await tx
    .updateTable('promotion')
    .set({ ...columnsOf(promotion), updatedAt: sql<Date>`now()` })
    .where('promotionId', '=', promotionId)
    .execute()
}

/** Replaces a draft's shared code, normalized; false if another promotion has it. */
export async function setCode(
  tx: Queryable,
  promotionId: number,
  code: string | null,
): Promise<boolean> {
  await tx
    .deleteFrom('promotionCode')
    .where('promotionId', '=', promotionId)
    .where('batchId', 'is', null)
    .execute()
  if (code === null) return true
  const stored = await tx
    .insertInto('promotionCode')
    .values({ promotionId, code })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst()
  return stored !== undefined
}

/** Sets the state of a locked promotion. */
export async function updateState(tx: Queryable, promotionId: number, state: PromotionState) {
  await tx
    .updateTable('promotion')
    .set({ state, updatedAt: sql<Date>`now()` })
    .where('promotionId', '=', promotionId)
    .execute()
}
