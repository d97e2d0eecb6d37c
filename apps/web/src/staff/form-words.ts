import type { messages } from '@mendwell/contract/wire/messages'

/**
 * Staff versions of messages that the shop quotes word for word from the specification ('StateProvince is required'):
 * the same codes in words that fit the back office's labels. An owner's own wording takes precedence over both.
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
