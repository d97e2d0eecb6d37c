import { isUnitedStates } from '@mendwell/domain/places/united-states'
import { useQuery } from '@tanstack/react-query'
import { countries, statesOf } from '../../api/locations.ts'

/** The US states and all other countries, from the shop's lists; empty until loaded. */
export function useKnownPlaces() {
  const known = useQuery(countries()).data ?? []
  const home = known.find(({ name }) => isUnitedStates(name))
  const states = useQuery({ ...statesOf(home?.countryId ?? 0), enabled: home !== undefined })
  return { states: states.data ?? [], others: known.filter((country) => country !== home) }
}
