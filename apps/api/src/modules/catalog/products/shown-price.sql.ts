import { DEFAULT_SETTINGS } from '@mendwell/domain/shop/settings'
import { sql } from 'kysely'

/** The owner's reduction in thousandths of a percent; read once per statement. */
export const onlineDiscount = sql<number>`coalesce(
  (select value::int from setting where name = 'onlineDiscount'), ${DEFAULT_SETTINGS.onlineDiscount}::int)`

const prices = sql`listed.unit_price_cents, listed.sale_price_cents, listed.cut_price`

/** The current time, or the time at which staff preview the shop (migration 1000); read once per statement. */
const moment = sql<Date>`(select public.shop_now())`

/**
 * The price of `listed` in the running scheduled sale, in cents; null if there is none. The row holds its current or
 * next sale (migration 0820); past that, the sales are queried.
 */
const timedSale = sql<number | null>`(case
  when listed.timed_sale_from is null or ${moment} < listed.timed_sale_from then null
  when ${moment} < listed.timed_sale_until then listed.timed_sale_cents
  else public.timed_sale_cents_at(listed.product_id, listed.category_id, listed.brand_id, listed.unit_price_cents, ${moment})
  end)`

/**
 * The price of one piece of `listed` in the shop, in cents (Decisions §10; migration 0360, the same as
 * `cartUnitPrice`); null for a price on request.
 */
export const shownPrice = sql<number | null>`case when not listed.price_hidden
  then nullif(least(shown_price(${prices}, ${onlineDiscount}), ${timedSale}), 0) end`

/** Whether its sale price applies: that of a CUTPRICE product, or of a running sale, below the online price. */
export const onSale = sql<boolean>`(not listed.price_hidden
  and coalesce(least(case when listed.cut_price then listed.sale_price_cents end, ${timedSale})
    < online_price(listed.unit_price_cents, ${onlineDiscount}), false))`
