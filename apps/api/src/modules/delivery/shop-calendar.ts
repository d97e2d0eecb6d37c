import type { OpenDay, ShopCalendar } from '@mendwell/domain/delivery/delivery-dates'
import type { ShopSettings } from '@mendwell/domain/shop/settings'

/** The calendar of a shop with these settings and opening hours. */
export const shopCalendar = (
  { timeZone, dispatchRules, closedDays, transitZones, goodsSizes: { kindPounds } }: ShopSettings,
  week: readonly OpenDay[],
): ShopCalendar => ({
  timeZone,
  week,
  rules: { dispatchRules, closedDays, transitZones },
  kindPounds,
})
