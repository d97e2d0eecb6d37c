import type { DeliveryPart } from '@mendwell/domain/delivery/delivery-parts'
import { formatWeekday } from '../settings/shop/format.ts'

/** What was promised of an order, for mails and papers: its heading and a line for each part; undefined of nothing. */
export function deliveryInWords(
  parts: readonly DeliveryPart[],
  { isCollected }: { isCollected: boolean },
): { label: string; lines: string[] } | undefined {
  if (parts.length === 0) return undefined
  const lines = parts.map((part) => {
    const pieces = `${part.pieces} ${part.pieces === 1 ? 'piece' : 'pieces'}`
    const words = partInWords(part, isCollected)
    return parts.length === 1 ? words : `${words} (${pieces})`
  })
  return { label: isCollected ? 'Ready to collect' : 'Arrives', lines }
}

function partInWords({ part, days }: DeliveryPart, isCollected: boolean): string {
  if (part === 'BACKORDER' && days) {
    return isCollected
      ? `On backorder: expected from ${formatWeekday(days.from)}`
      : `On backorder: expected ${rangeInWords(days)}`
  }
  if (part === 'BACKORDER') {
    return isCollected
      ? 'On backorder: we will tell you when it is here'
      : 'On backorder: we will tell you when it ships'
  }
  if (days === null) return 'We will tell you the date'
  if (part === 'PICKUP') return `From ${formatWeekday(days.from)}`
  const range = rangeInWords(days)
  return part === 'FREIGHT' ? `${range}, by freight` : range
}

/** Tue, Nov 24 to Thu, Nov 26 */
const rangeInWords = ({ from, to }: { from: string; to: string }) =>
  from === to ? formatWeekday(from) : `${formatWeekday(from)} to ${formatWeekday(to)}`
