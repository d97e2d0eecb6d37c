import type { DeliveryPartAnswer } from '../../api/delivery.ts'
import { formatWeekday } from '../../lib/words/dates.ts'
import { plural, t } from '../../lib/words/texts.ts'

/** The promise for some pieces: 'Arrives Tue, Nov 24 to Thu, Nov 26'. */
export function partInWords({ part, days }: DeliveryPartAnswer, isCollected: boolean): string {
  if (days === null) {
    if (part !== 'BACKORDER') return t('delivery.dateLater')
    return t(isCollected ? 'delivery.readyLater' : 'delivery.shipsLater')
  }
  const from = formatWeekday(days.from)
  if (part === 'BACKORDER') {
    const to = formatWeekday(days.to)
    return t(isCollected ? 'delivery.waitsHere' : 'delivery.waits', { from, to })
  }
  if (part === 'PICKUP') return t('delivery.ready', { from })
  const key = part === 'FREIGHT' ? 'delivery.freight' : 'delivery.arrives'
  return days.from === days.to
    ? t(`${key}On`, { from })
    : t(key, { from, to: formatWeekday(days.to) })
}

/** The same for several parts, each with its number of pieces. */
export const piecesInWords = ({ pieces }: DeliveryPartAnswer): string =>
  plural('delivery.pieces', pieces)
