import { isUnitedStates } from '@mendwell/domain/places/united-states'

interface Place {
  country?: string | null | undefined
  stateProvince?: string | null | undefined
  pickupType?: string | null | undefined
}

/** Where an order is taxed. */
interface TaxPlace {
  /** Another country, as typed, checked against the list of countries; empty for the United States or none. */
  elsewhere: string
  /** The parcel leaves the country: no tax. A pickup never does. */
  abroad: boolean
  /** As typed, code or name; empty abroad. */
  state: string
}

/**
 * Where an order is taxed (Decisions §3): the state as typed, code or name; the home state while it is unknown; nowhere
 * once a parcel is known to go to another country.
 */
export function taxPlace({ country, stateProvince, pickupType }: Place): TaxPlace {
  const elsewhere = country && !isUnitedStates(country) ? country.trim() : ''
  return {
    elsewhere,
    abroad: elsewhere !== '' && pickupType !== 'IN STORE',
    state: elsewhere ? '' : (stateProvince ?? '').trim(),
  }
}
