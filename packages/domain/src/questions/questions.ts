/** The longest question and answer, in characters. */
export const MAX_QUESTION = 1000
/** The longest typed name, in characters. */
export const MAX_ASKER_NAME = 60
/** The most of a first name that is shown, in characters. */
const MAX_SHOWN = 30
/** Days after which an unconfirmed question is deleted. */
export const DAYS_TO_CONFIRM = 7

/** Letters of any script, plus what occurs inside names: O'Neil, Anne-Marie, J. */
const NAME = /^\p{L}[\p{L}\p{M}'’.-]*$/u

/**
 * The publicly shown first name, from what was typed; null if empty or not a name (an email, a link, a number): the
 * page then says 'A shopper'. Of a full name, only the first word is shown.
 */
export function shownFirstName(typed: string): string | null {
  const [first = ''] = typed.trim().normalize('NFC').split(/\s+/u)
  const isName = NAME.test(first) && !/\.\p{L}/u.test(first)
  return isName && first.length <= MAX_SHOWN ? first : null
}

/** How a buyer signs an answer: first name and initial if they agree; null for 'A customer'. */
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
