/** The fields of a form that make an address. */
export interface TypedPlace {
  address: string
  address2: string
  city: string
  stateProvince: string
  country: string
  postalCode: string
}

/** Called before an address is used; false: the shopper is asked something first. */
export type AskFirst = (place: TypedPlace) => Promise<boolean>
