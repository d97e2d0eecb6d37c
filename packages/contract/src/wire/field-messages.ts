/**
 * Validation messages for shoppers' fields that the specification does not quote: apart from the messages, because only
 * pages with a form use them and no others should load them. {name} marks a parameter.
 */
export const fieldMessages = {
  valueMissing: 'This is missing',
  valueNotAllowed: 'This value is not allowed',
  formatWrong: 'This is not in the expected format',
  numberExpected: 'Expected a number',
  wholeNumberExpected: 'Expected a whole number',
  oneOfExpected: 'Expected {others} or {last}',
  dayExpected: 'Expected a date such as 2026-11-20',
  charactersMin: '{min} Characters Minimum',
  charactersMax: '{max} Characters Maximum',
  charactersWrong: 'Contains characters that cannot be kept',
  oneLineExpected: 'Must be one line',
  numberMin: 'At least {min}',
  numberMax: 'At most {max}',
  storeClosedThen: 'Our store is closed at that time. Please choose another pickup time.',
} as const

/** Errors only API clients or staff can cause: no page of the shop loads them. */
export const valueMessages = {
  // Defaults for schemas without messages of their own (validation-messages.ts)
  listExpected: 'Expected a list',
  booleanExpected: 'Expected true or false',
  dateExpected: 'Expected a date',
  objectExpected: 'Expected an object',
  textExpected: 'Expected text',
  typeExpected: 'Expected {type}',
  valueExpected: 'Expected {value}',
  instantExpected: 'Expected a date and time such as 2026-11-20T15:04:05Z',
  decimalsExpected: 'Expected at most two decimals',
  multipleExpected: 'Expected a multiple of {step}',
  fieldUnknown: 'Unknown field: {fields}',
  entryMin: 'At least 1 entry',
  entriesMin: 'At least {min} entries',
  entryMax: 'At most 1 entry',
  entriesMax: 'At most {max} entries',
  numberAbove: 'More than {min}',
  numberBelow: 'Less than {max}',
  // Shapes shared by many calls
  timeExpected: 'Expected a time: HH:MM',
  dollarsExpected: 'Expected an amount in dollars',
  keyExpected: '8 to 255 visible ASCII characters',
  randomKeyExpected: 'Not a key of 32 hexadecimal digits',
  cardTokenExpected: 'Not a card token',
  orderNumberExpected: 'Not an order number',
  fiveDigitsExpected: 'Five digits',
  itemsMax: 'At most {max} items',
  linesMax: 'At most {max} lines',
  noDeliveryThen: 'Carriers do not deliver at night. Please choose another time.',
  linesAtOnceMax: 'At most {max} lines at a time',
  fieldsWrong: 'Some fields are not right',
} as const

export type FieldMessageKey = keyof typeof fieldMessages | keyof typeof valueMessages
