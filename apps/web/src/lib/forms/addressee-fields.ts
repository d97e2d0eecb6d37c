/** Who gets an order and where, in the order of the screen. */
export const ADDRESSEE_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone1',
  'address',
  'country',
  'stateProvince',
  'city',
  'postalCode',
] as const
