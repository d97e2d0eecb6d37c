/** A stored code as text: PARTLY_REFUNDED becomes 'Partly refunded'. */
export function codeInWords(code: string): string {
  const words = code.toLowerCase().replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
