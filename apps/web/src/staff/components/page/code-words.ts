/** A stored code as a person reads it: PARTLY_REFUNDED is 'Partly refunded'. */
export function codeInWords(code: string): string {
  const words = code.toLowerCase().replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
