/** How long a question and an answer may be, in characters. */
export const MAX_QUESTION = 1000
/** How long a typed name may be, in characters. */
export const MAX_ASKER_NAME = 60
/** What is shown of a first name at most, in characters. */
const MAX_SHOWN = 30
/** Days after which a question that nobody confirmed is deleted. */
export const DAYS_TO_CONFIRM = 7

/** Letters of any script, with what stands inside names: O'Neil, Anne-Marie, J. */
const NAME = /^\p{L}[\p{L}\p{M}'’.-]*$/u

/**
 * The first name that everybody may see of what was typed; null for nothing and for what is no name (an email, a link,
 * a number): then the page says 'A shopper'. Whoever types a whole name shows the first word of it alone.
 */
export function shownFirstName(typed: string): string | null {
  const [first = ''] = typed.trim().normalize('NFC').split(/\s+/u)
  const isName = NAME.test(first) && !/\.\p{L}/u.test(first)
  return isName && first.length <= MAX_SHOWN ? first : null
}

/** How a buyer signs an answer: first name and initial where they want that; null for 'A customer'. */
export function buyerSignature(writer: {
  showName: boolean
  firstName: string
  lastName: string
}): string | null {
  const { showName, firstName, lastName } = writer
  if (!showName || firstName === '') return null
  const [initial = ''] = lastName
  return initial ? `${firstName} ${initial}.` : firstName
}
