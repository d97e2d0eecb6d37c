import type { Profile } from '@mendwell/contract/people/customers'
import type { AddressFields } from './addresses.repository.ts'
import type { CustomerFields } from './customers.repository.ts'

/** The columns that a profile sets; absent fields are omitted, so that they stay. */
export function customerFields(profile: Profile): CustomerFields {
  return given({
    firstName: profile.firstName,
    lastName: profile.lastName,
    phone1: emptyToNull(profile.phone1),
    phone2: emptyToNull(profile.phone2),
    profession: emptyToNull(profile.profession),
    bestWay: emptyToNull(profile.bestWay),
    bestTime: emptyToNull(profile.bestTime),
    businessFlag: nullToFalse(profile.businessFlag),
    // Specification §5: null flags default to false.
    sendSmsFlag: nullToFalse(profile.sendSmsFlag),
    sendEmailFlag: nullToFalse(profile.sendEmailFlag),
  })
}

/** The shipping address of a profile; undefined if none of its fields was sent. */
export function shippingFields(profile: Profile): AddressFields | undefined {
  return anyOf({
    ...streetFields(profile.address),
    city: nullToEmpty(profile.city),
    stateProvince: nullToEmpty(profile.stateProvince),
    country: nullToEmpty(profile.country),
    postalCode: nullToEmpty(profile.postalCode),
  })
}

/** The billing address of a profile; undefined if none of its fields was sent. */
export function billingFields(profile: Profile): AddressFields | undefined {
  return anyOf({
    ...streetFields(profile.billingAddress),
    city: nullToEmpty(profile.billingCity),
    stateProvince: nullToEmpty(profile.billingStateProvince),
    country: nullToEmpty(profile.billingCountry),
    postalCode: nullToEmpty(profile.billingPostalCode),
  })
}

function streetFields(street: Profile['address']) {
  if (street === undefined) return {}
  if (street === null) return { address1: '', address2: '' }
  if (typeof street === 'string') return { address1: street }
  return { address1: nullToEmpty(street.address1), address2: nullToEmpty(street.address2) }
}

type Given<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> }

function given<T extends object>(fields: T): Given<T> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Given<T>
}

function anyOf(fields: { [Key in keyof AddressFields]: AddressFields[Key] | undefined }) {
  const found = given(fields)
  return Object.keys(found).length === 0 ? undefined : found
}

const emptyToNull = <T extends string>(value: T | null | undefined) => (value === '' ? null : value)
const nullToEmpty = (value: string | null | undefined) => (value === null ? '' : value)
const nullToFalse = (value: boolean | null | undefined) => (value === null ? false : value)
