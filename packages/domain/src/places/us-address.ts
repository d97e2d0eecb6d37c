/** An address within the United States. */
export interface UsAddress {
  address: string
  /** Apartment, suite or unit. */
  address2?: string | null | undefined
  city: string
  /** The code of the state, or its name as typed. */
  stateProvince: string
  postalCode: string
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
  const [address, ...more] = lines.slice(0, -1)
  if (!last || !address) return undefined
  const [, city = '', state = '', postalCode = ''] = last
  return {
    address,
    address2: more.join(', '),
    city,
    stateProvince: state.toUpperCase(),
    postalCode,
  }
}
