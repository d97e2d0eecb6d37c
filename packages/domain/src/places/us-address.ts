/** An address in the United States, as carriers take it. */
export interface UsAddress {
  street: string
  /** Apartment, suite, floor; '' without one. */
  street2: string
  city: string
  /** Two letters. */
  state: string
  zip: string
}

const LAST_LINE = /^(.+?),?\s+([A-Za-z]{2})\.?,?\s+(\d{5}(?:-\d{4})?)$/
const COUNTRY_LINE = /^(usa?|u\.s\.a?\.|united states( of america)?)$/i

/**
 * The parts of an address that was typed line by line, such as '1200 Congress Avenue\nAustin, TX 78701'; undefined if its
 * last line is not a city with state and ZIP code.
 */
export function parseUsAddress(typed: string): UsAddress | undefined {
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !COUNTRY_LINE.test(line))
  const last = LAST_LINE.exec(lines.at(-1) ?? '')
  const [street, ...more] = lines.slice(0, -1)
  if (!last || !street) return undefined
  const [, city = '', state = '', zip = ''] = last
  return { street, street2: more.join(', '), city, state: state.toUpperCase(), zip }
}
