/** The GS1 check digit: weights 3, 1, 3, 1 … from the right, without the last digit (rules of lots, 1.1). */
export function hasRightCheckDigit(digits: string): boolean {
  const body = [...digits.slice(0, -1)].reverse()
  const sum = body.reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1))
}

/** A GTIN of 8, 12, 13 or 14 digits, padded to 14; null if invalid. */
export function toGtin14(typed: string): string | null {
  if (!/^(\d{8}|\d{12,14})$/.test(typed) || !hasRightCheckDigit(typed)) return null
  return typed.padStart(14, '0')
}
