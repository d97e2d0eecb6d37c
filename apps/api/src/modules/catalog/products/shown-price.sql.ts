import { DEFAULT_SETTINGS } from '@mendwell/domain/shop/settings'
import { sql } from 'kysely'

/** The owner's reduction in thousandths of a percent; read once per statement. */
export const onlineDiscount = sql<number>`coalesce(
  (select value::int from setting where name = 'onlineDiscount'), ${DEFAULT_SETTINGS.onlineDiscount}::int)`

const prices = sql`listed.unit_price_cents, listed.sale_price_cents, listed.cut_price`

/** What `listed` costs by the scheduled sale that it says runs now (migration 0820), in cents; null without one. */
const timedSale = sql<
  number | null
>`(case when listed.timed_sale_from <= now() and now() < listed.timed_sale_until
  then listed.timed_sale_cents end)`

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
