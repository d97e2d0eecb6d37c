/** Area code and exchange begin with 2 to 9 (North American Numbering Plan). */
const TEN_DIGITS = /^(?:\+?1)?([2-9]\d{2}[2-9]\d{6})$/

/**
 * The number to which a text message to a typed phone goes, with + and digits; undefined without one: an extension is
 * an office's, and a message abroad costs the shop what the owner of the number asks.
 */
export function textNumber(typed: string): string | undefined {
  const [, digits] = TEN_DIGITS.exec(typed.replaceAll(/[\s().-]/g, '')) ?? []
  return digits && `+1${digits}`
}
