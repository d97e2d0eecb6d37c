/** Codes whose own words would say something else. */
const WORDS: Record<string, string> = {
  GOODWILL: 'Refund by staff',
  DUPLICATE_CAPTURE: 'Paid twice',
  CLOSED_SHORT: 'Closed, partly received',
  WRONG_ITEM: 'Wrong item was sent',
}

/** A stored code within a sentence: PARTLY_REFUNDED becomes 'partly refunded'. */
export const codeInSentence = (code: string): string => code.toLowerCase().replaceAll('_', ' ')

/** The same by itself: 'Partly refunded'. */
export function codeInWords(code: string): string {
  const words = codeInSentence(code)
  return WORDS[code] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
