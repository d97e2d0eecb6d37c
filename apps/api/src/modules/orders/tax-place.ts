/** What people and our country list call the United States. */
const UNITED_STATES = new Set([
  'us',
  'usa',
  'u.s.',
  'u.s.a.',
  'united states',
  'united states of america',
  'the united states',
  'the united states of america',
])

interface Place {
  country: string | null | undefined
  stateProvince: string | null | undefined
}

/**
 * Where an order is taxed (Decisions §3): the state as typed, code or name; the home state while
 * nothing is known; nowhere once the country is known to be another one.
 */
export function taxPlace({ country, stateProvince }: Place): { abroad: boolean; state: string } {
  const abroad = Boolean(country) && !UNITED_STATES.has((country ?? '').trim().toLowerCase())
  return { abroad, state: abroad ? '' : (stateProvince ?? '').trim() }
}
