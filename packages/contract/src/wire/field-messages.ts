/**
 * What is wrong with a field, where no sentence of the specification says it: beside the messages, because
 * only pages with a form say them and no other should load them. {name} marks what is filled in.
 */
export const fieldMessages = {
  // What schemas say that bring no words of their own (validation-messages.ts)
  valueMissing: 'This is missing',
  valueNotAllowed: 'This value is not allowed',
  formatWrong: 'This is not in the expected format',
  listExpected: 'Expected a list',
  booleanExpected: 'Expected true or false',
  dateExpected: 'Expected a date',
  wholeNumberExpected: 'Expected a whole number',
  numberExpected: 'Expected a number',
  objectExpected: 'Expected an object',
  textExpected: 'Expected text',
  typeExpected: 'Expected {type}',
  valueExpected: 'Expected {value}',
  oneOfExpected: 'Expected {others} or {last}',
  instantExpected: 'Expected a date and time such as 2026-11-20T15:04:05Z',
  decimalsExpected: 'Expected at most two decimals',
  multipleExpected: 'Expected a multiple of {step}',
  fieldUnknown: 'Unknown field: {fields}',
  charactersMin: '{min} Characters Minimum',
  charactersMax: '{max} Characters Maximum',
  entryMin: 'At least 1 entry',
  entriesMin: 'At least {min} entries',
  entryMax: 'At most 1 entry',
  entriesMax: 'At most {max} entries',
  numberMin: 'At least {min}',
  numberAbove: 'More than {min}',
  numberMax: 'At most {max}',
  numberBelow: 'Less than {max}',
  // Shapes that many calls share
  dayExpected: 'Expected a date such as 2026-11-20',
  timeExpected: 'Expected a time: HH:MM',
  dollarsExpected: 'Expected an amount in dollars',
  charactersWrong: 'Contains characters that cannot be kept',
  oneLineExpected: 'Must be one line',
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

export type FieldMessageKey = keyof typeof fieldMessages
