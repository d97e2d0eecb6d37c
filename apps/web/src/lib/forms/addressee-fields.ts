/** The recipient and address of an order, in screen order. */
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
