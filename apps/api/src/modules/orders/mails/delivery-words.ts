import type { DeliveryPart } from '@mendwell/domain/delivery/delivery-parts'
import type { Language } from '@mendwell/domain/words/languages'
import { type Say, sayIn } from '../../messages/words/say.ts'
import { formatWeekday } from '../../settings/shop/format.ts'

/** The delivery promise of an order: its heading and a line for each part; undefined if nothing was promised. */
export function deliveryInWords(
  parts: readonly DeliveryPart[],
  { isCollected, language }: { isCollected: boolean; language: Language },
): { label: string; lines: string[] } | undefined {
  if (parts.length === 0) return undefined
  const say = sayIn(language)
  const lines = parts.map((part) => {
    const words = partInWords(part, {
      isCollected,
      say,
      dayOf: (day) => formatWeekday(day, language),
    })
    if (parts.length === 1) return words
    return part.pieces === 1
      ? say('{words} (1 piece)', { words })
      : say('{words} ({count} pieces)', { words, count: part.pieces })
  })
  return { label: isCollected ? say('Ready to collect') : say('Arrives'), lines }
}

interface Words {
  isCollected: boolean
  say: Say
  /** A calendar day, YYYY-MM-DD, in words. */
  dayOf: (day: string) => string
}

function partInWords({ part, days }: DeliveryPart, words: Words): string {
  const { isCollected, say, dayOf } = words
  if (part === 'BACKORDER' && days) {
    return isCollected
      ? say('On backorder: expected from {day}', { day: dayOf(days.from) })
      : say('On backorder: expected {days}', { days: rangeInWords(days, words) })
  }
  if (part === 'BACKORDER') {
    return isCollected
      ? say('On backorder: we will tell you when it is here')
      : say('On backorder: we will tell you when it ships')
  }
  if (days === null) return say('We will tell you the date')
  if (part === 'PICKUP') return say('From {day}', { day: dayOf(days.from) })
  const range = rangeInWords(days, words)
  return part === 'FREIGHT' ? say('{days}, by freight', { days: range }) : range
}

/** Tue, Nov 24 to Thu, Nov 26 */
const rangeInWords = ({ from, to }: { from: string; to: string }, { say, dayOf }: Words) =>
  from === to ? dayOf(from) : say('{day} to {lastDay}', { day: dayOf(from), lastDay: dayOf(to) })
