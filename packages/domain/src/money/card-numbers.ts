/** The lengths of card numbers (ISO/IEC 7812). */
const SHORTEST = 13
const LONGEST = 19

/** Digits with at most three spaces or dashes between any two. */
const RUN = /\d(?:[\s\p{Pd}]{0,3}\d){12,}/gu
const GAP = /[\s\p{Pd}]+/u
/** Our order numbers; two of them side by side are not a card. */
const ORDER_NUMBER = /^[1-9]\d{6}$/
/** As printed on cards: 4-4-4-4, 4-6-5 and 4-6-4. */
const PRINTED = [
  [4, 4, 4, 4],
  [4, 6, 5],
  [4, 6, 4],
]

/** The check digit of a card number (Luhn), for plain digits. */
export function hasCardCheckDigit(digits: string): boolean {
  let total = 0
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index])
    const value = index % 2 === 1 ? digit * 2 : digit
    total += value > 9 ? value - 9 : value
  }
  return total % 10 === 0
}

/**
 * Whether a text contains what looks like a card number: 13 to 19 digits, possibly with spaces or dashes, that pass the
 * Luhn check. The shop stores none (PCI DSS). An expiry date or code after it does not hide it.
 */
export function holdsCardNumber(text: string): boolean {
  // Full-width digits and the like become plain ones.
  const runs = text.normalize('NFKC').match(RUN) ?? []
  return runs.some((run) => candidatesIn(run.split(GAP)).some(isCardNumber))
}

/** The whole run, each of its parts, and groups as printed on cards. */
function candidatesIn(groups: readonly string[]): string[] {
  const printed = groups.flatMap((_, start) =>
    PRINTED.filter((sizes) => sizes.every((size, at) => groups[start + at]?.length === size)).map(
      (sizes) => groups.slice(start, start + sizes.length).join(''),
    ),
  )
  const isOrders = groups.every((group) => ORDER_NUMBER.test(group))
  return [...(isOrders ? [] : [groups.join('')]), ...groups, ...printed]
}

const isCardNumber = (digits: string): boolean =>
  digits.length >= SHORTEST &&
  digits.length <= LONGEST &&
  // No issuer's number starts with 0; a row of zeros is a placeholder.
  !digits.startsWith('0') &&
  hasCardCheckDigit(digits)
