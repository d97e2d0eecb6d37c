import { isUnitedStates } from '@mendwell/domain/places/united-states'
import { useQuery } from '@tanstack/react-query'
import { countries, statesOf } from '../../api/locations.ts'

/** The states of the United States and all other countries, of the shop's own lists; empty until those are there. */
export function useKnownPlaces() {
  const known = useQuery(countries()).data ?? []
  const home = known.find(({ name }) => isUnitedStates(name))
  const states = useQuery({ ...statesOf(home?.countryId ?? 0), enabled: home !== undefined })
  return { states: states.data ?? [], others: known.filter((country) => country !== home) }
}
