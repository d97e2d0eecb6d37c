import { isUnitedStates } from '@mendwell/domain/united-states'

interface Place {
  country: string | null | undefined
  stateProvince: string | null | undefined
}

/**
 * Where an order is taxed (Decisions §3): the state as typed, code or name; the home state while
 * nothing is known; nowhere once the country is known to be another one.
 */
export function taxPlace({ country, stateProvince }: Place): { abroad: boolean; state: string } {
  const abroad = Boolean(country) && !isUnitedStates(country ?? '')
  return { abroad, state: abroad ? '' : (stateProvince ?? '').trim() }
}
