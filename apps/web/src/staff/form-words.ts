import type { messages } from '@mendwell/contract/wire/messages'

/**
 * What forms of staff say where the shop's quote the specification to the letter ('StateProvince is required'): the same
 * codes in words that fit the labels of the back office. An owner's own wording goes before both.
 */
export const STAFF_FORM_WORDS = {
  firstNameRequired: 'Enter the first name',
  lastNameRequired: 'Enter the last name',
  emailRequired: 'Enter the email',
  emailInvalid: 'Enter an email such as name@example.com',
  phoneRequired: 'Enter the phone number',
  phone1Required: 'Enter the phone number',
  phoneNumeric: 'Enter a phone number of 7 to 15 digits',
  address1Required: 'Enter the street address',
  countryRequired: 'Choose the country',
  stateProvinceRequired: 'Choose the state',
  cityRequired: 'Enter the city',
  postalCodeRequired: 'Enter the ZIP code',
  passwordRequired: 'Enter the password',
} as const satisfies Partial<Record<keyof typeof messages, string>>
