import { DEFAULT_SETTINGS } from '@mendwell/domain/shop/settings'
import { sql } from 'kysely'

/** The owner's reduction in thousandths of a percent; read once per statement. */
export const onlineDiscount = sql<number>`coalesce(
  (select value::int from setting where name = 'onlineDiscount'), ${DEFAULT_SETTINGS.onlineDiscount}::int)`

const prices = sql`listed.unit_price_cents, listed.sale_price_cents, listed.cut_price`

/**
 * What one piece of `listed` costs in the shop, in cents (Decisions §10; migration 0360, the same as `cartUnitPrice`);
 * null where shoppers ask for it.
 */
export const shownPrice = sql<number | null>`case when not listed.price_hidden
  then nullif(shown_price(${prices}, ${onlineDiscount}), 0) end`

/** Whether its sale price counts: that of a CUTPRICE product, below the online price. */
export const onSale = sql<boolean>`(listed.cut_price and not listed.price_hidden
  and listed.sale_price_cents < online_price(listed.unit_price_cents, ${onlineDiscount}))`
