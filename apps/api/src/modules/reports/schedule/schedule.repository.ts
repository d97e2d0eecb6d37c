import type { ScheduledChange } from '@mendwell/contract/reports/schedule'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { shopMinute, shopZone } from '../../settings/shop/shop-days.sql.ts'

/** What a save changed: '1 product', '30 products'. */
const changedTogether = sql`(select case count(*) when 1 then '1 product' else count(*) || ' products' end
  from staff_event part where part.part_of = staff_event.event_id)`

/** What gets new prices: the product's name, or '30 products'. */
const scheduledTogether = sql`(select case count(*) when 1 then min(product_name) else count(*) || ' products' end
  from scheduled_price join product using (product_id) where scheduled_price.change_id = scheduled_price_change.change_id)`

/** The future starts and ends of everything that staff have scheduled, next first; at most 300. */
export async function findScheduledChanges(db: Queryable): Promise<ScheduledChange[]> {
  const { rows } = await sql<ScheduledChange>`
    with times (kind, id, name, starts_at, ends_at) as (
      select 'SALE', sale_id::text, name, starts_at, ends_at from scheduled_sale where canceled_at is null
      union all select 'PRICES', change_id::text, ${scheduledTogether}, starts_at, null from scheduled_price_change
        where canceled_at is null and applied_at is null
      union all select 'PROMOTION', promotion_id::text, name, starts_on::timestamp at time zone ${shopZone},
        (ends_on + 1)::timestamp at time zone ${shopZone} from promotion where state = 'ACTIVE'
      union all select 'NEWS', news_id::text, news, shows_from, shows_until from news where active_flag
      union all select 'BANNER', banner_id::text, heading, shows_from, shows_until from home_banner where not is_removed
      union all select 'PAGE', page_key, title, shows_from, shows_until from content_page where is_published
      union all select 'NEWSLETTER', newsletter_id::text, subject, send_at, null from newsletter where state = 'SCHEDULED'
      union all select 'UNDO', event_id::text, coalesce(product_name, ${changedTogether}), null, undo_at
        from planned_undo join staff_event using (event_id) left join product on product_id::text = object_id
        where settled_at is null and not exists (select from staff_event done where done.undoes = planned_undo.event_id)
    )
    select kind, id, name, change, ${shopMinute(sql`moment`)} as at
    from times cross join lateral (values ('BEGINS', starts_at), ('ENDS', ends_at)) as changed (change, moment)
    where moment > now() order by moment, change desc, kind, id limit 300`.execute(db)
  return rows
}

/** The current minute, in the shop's time zone. */
export async function findShopMinute(db: Queryable): Promise<string> {
  const minute = shopMinute(sql`now()`)
  const { rows } = await sql<{ minute: string }>`select ${minute} as minute`.execute(db)
  return rows[0]?.minute ?? ''
}
