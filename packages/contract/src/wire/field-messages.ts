/**
 * What is wrong with a field that a shopper fills in, where no sentence of the specification says it: beside the
 * messages, because only pages with a form say them and no other should load them. {name} marks what is filled in.
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
} as const

/** What only who writes a program, or staff, ever sends: no page of the shop loads it. */
export const valueMessages = {
  // What schemas say that bring no words of their own (validation-messages.ts)
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
  // Shapes that many calls share
  timeExpected: 'Expected a time: HH:MM',
  dollarsExpected: 'Expected an amount in dollars',
  keyExpected: '8 to 255 visible ASCII characters',
  randomKeyExpected: 'Not a key of 32 hexadecimal digits',
  cardTokenExpected: 'Not a card token',
  orderNumberExpected: 'Not an order number',
  fiveDigitsExpected: 'Five digits',
  itemsMax: 'At most {max} items',
  linesMax: 'At most {max} lines',
  linesAtOnceMax: 'At most {max} lines at a time',
  fieldsWrong: 'Some fields are not right',
} as const

export type FieldMessageKey = keyof typeof fieldMessages | keyof typeof valueMessages
