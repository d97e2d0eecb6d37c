import { DEFAULT_SETTINGS } from '@mendwell/domain/shop/settings'
import { sql } from 'kysely'

/** The owner's reduction in thousandths of a percent; read once per statement. */
export const onlineDiscount = sql<number>`coalesce(
  (select value::int from setting where name = 'onlineDiscount'), ${DEFAULT_SETTINGS.onlineDiscount}::int)`

const prices = sql`listed.unit_price_cents, listed.sale_price_cents, listed.cut_price`

/** Of now, or of the moment at which staff look at the shop (migration 1000); read once per statement. */
const moment = sql<Date>`(select public.shop_now())`

/**
 * What `listed` costs by the scheduled sale that runs, in cents; null without one. It says so itself of its sale of now or
 * of its next one (migration 0820); past that, the sales are asked.
 */
const timedSale = sql<number | null>`(case
  when listed.timed_sale_from is null or ${moment} < listed.timed_sale_from then null
  when ${moment} < listed.timed_sale_until then listed.timed_sale_cents
  else public.timed_sale_cents_at(listed.product_id, listed.category_id, listed.brand_id, listed.unit_price_cents, ${moment})
  end)`

/**
 * What one piece of `listed` costs in the shop, in cents (Decisions §10; migration 0360, the same as `cartUnitPrice`);
 * null where shoppers ask for it.
 */
export const shownPrice = sql<number | null>`case when not listed.price_hidden
  then nullif(least(shown_price(${prices}, ${onlineDiscount}), ${timedSale}), 0) end`

/** Whether its sale price counts: that of a CUTPRICE product, or of a sale that runs, below the online price. */
export const onSale = sql<boolean>`(not listed.price_hidden
  and coalesce(least(case when listed.cut_price then listed.sale_price_cents end, ${timedSale})
    < online_price(listed.unit_price_cents, ${onlineDiscount}), false))`
