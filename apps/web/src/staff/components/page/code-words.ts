/** Codes whose own words would say something else. */
const WORDS: Record<string, string> = {
  GOODWILL: 'Refund by staff',
  DUPLICATE_CAPTURE: 'Paid twice',
  CLOSED_SHORT: 'Closed, partly received',
  WRONG_ITEM: 'Wrong item was sent',
}

/** A stored code as text: PARTLY_REFUNDED becomes 'Partly refunded'. */
export function codeInWords(code: string): string {
  const words = code.toLowerCase().replaceAll('_', ' ')
  return WORDS[code] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
