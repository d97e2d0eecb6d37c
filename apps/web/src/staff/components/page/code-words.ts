/** A stored code within a sentence: PARTLY_REFUNDED becomes 'partly refunded'. */
export const codeInSentence = (code: string): string => code.toLowerCase().replaceAll('_', ' ')

/** The same by itself: 'Partly refunded'. */
export function codeInWords(code: string): string {
  const words = codeInSentence(code)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
