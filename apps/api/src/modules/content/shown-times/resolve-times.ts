import type { ShownTimes } from '@mendwell/domain/content/shown-times'
import { momentOfMinute } from '@mendwell/domain/days/calendar'
import type { Queryable } from '../../../db/db.ts'
import { fieldError, invalidFields } from '../../../ground/errors.ts'
import { getShopSettings } from '../../settings/shop/shop.repository.ts'

/** From when to when a text is shown, in the shop's time zone. */
export interface TypedTimes {
  showsFrom: string | null
  showsUntil: string | null
}

/**
 * A text with its times resolved.
 * @throws ShopError 422 if a change of clocks leaves no time between the two.
 */
export async function resolveTimes<Text extends TypedTimes>(
  tx: Queryable,
  text: Text,
): Promise<Omit<Text, keyof TypedTimes> & ShownTimes> {
  const { timeZone } = await getShopSettings(tx)
  const moment = (minute: string | null) =>
    minute === null ? null : momentOfMinute(minute, timeZone)
  const [showsFrom, showsUntil] = [moment(text.showsFrom), moment(text.showsUntil)]
  if (showsFrom && showsUntil && showsFrom >= showsUntil) {
    throw invalidFields([fieldError('showsUntil', 'pageEndsFirst')])
  }
  return { ...text, showsFrom, showsUntil }
}
