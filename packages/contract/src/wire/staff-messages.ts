/**
 * Messages for staff, and those that a screen of the shop says in words of its own: beside the others, because the shop's
 * pages say none of them and none should load them.
 */
export const staffMessages = {
  addressStays:
    'The address cannot be changed: the order is a pickup, has started to ship, or is closed',
  addressOtherState:
    'The country and state cannot be changed because tax and shipping were calculated for them',
  orderBeingPacked:
    'This order is being packed or has left, so it cannot be changed any more. You can return it once it has arrived.',
  pickupHasNoAddress: 'This order is collected in the store: it has no delivery address',
  cancellingRefunds: 'Cancelling this order issues a refund, and your role may not do that',
  orderHasLeft: 'This order has shipped in full, so it cannot be cancelled. Use a return instead.',
  returnRefunds: 'This issues a refund, and your role may not do that',
  paymentUnderWay: 'A card payment for this order is in progress. Wait until it has finished.',
  priceOfNothing:
    'A price of $0 is not sold. Enter the price, or let shoppers ask for it (Price in the shop).',
  salePriceOfNothing: 'A sale price of $0 is not sold. Enter a sale price above $0.',
  dayToCome: 'This day is in the future',
  // Fields that only the back office fills in
  dollarsMax: 'At most {max} dollars',
  daysMax: 'At most {max} days',
  lettersMin: 'At least {min} characters',
  wordsExpected: 'Expected words',
  amountAboveZero: 'The amount must be above 0',
  daysTurned: 'The first number must not be larger than the second',
  carrierDayRequired: 'Carriers come on one day at least',
  closedDayTwice: 'A day stands here twice',
  areaExpected: 'Use codes of states (TX) and first three digits (787, 730-749)',
  zoneNameRequired: 'Each zone needs a name',
  zoneRequired: 'One zone is needed',
  zoneNameTwice: 'Two zones have one name',
  areaTwice: 'An area stands in two zones',
  restZoneRequired: 'Just one zone must be without areas: it is everywhere else',
  rateStepRequired: 'At least one step is needed',
  rateStepFromZero: 'One step must begin at $0',
  rateStepTwice: 'Two steps begin at the same amount',
  ownTextRequired: 'The text is required',
  ownTextNames: 'There is no such message, or its words have not just the {names} that it has',
  shopNameRequired: 'Shop name is required',
  timeZoneRequired: 'Time zone is required',
  timeZoneUnknown: 'There is no such time zone',
  currencyExpected: 'Three capital letters, such as USD',
  currencyUnknown: 'There is no such currency',
  currencyDecimals: 'Prices have two decimals: this currency has not',
  stateCodeExpected: 'Two or three capital letters',
  stateNameRequired: 'State is required',
  stateUntaxed: 'This state has no tax: add it under Taxes first, with 0 % if it takes none',
  homeStateTaxed:
    'The shop’s home state keeps its tax: set it to 0 %, or choose another home state first',
  alertPhoneExpected: 'A + and 8 to 15 digits',
  rangeTurned: 'From is after To',
  beforeFromExpected: 'Expected with beforeFrom',
  sessionRequired: 'Which session?',
  // Lots
  piecesRequired: 'Enter how many pieces',
  piecesMax: 'At most {max} pieces',
  receiptLineRequired: 'Add at least one line',
  lotRequired: 'Enter the lot',
  lotAsPrinted: 'Enter the lot as it is printed',
  lotKnownWith: 'This lot is known with {day}',
  lotKnownUndated: 'This lot is known without a date',
  serialRequired: 'Enter the serial number',
  serialAsPrinted: 'Enter the serial number as it is printed',
  serialIsOnePiece: 'Each serial number is one piece: one line each',
  serialReceived: 'This serial number was received before',
  expiryExpected: 'Enter the expiration date, such as 2027-06-30',
  expiryTwice: 'It has an expiration date, so it expires',
  expiryOrHold: 'Enter the expiration date, or hold the pieces',
  expiryPassed: 'This date has passed. Confirm to book the pieces as expired.',
  expiryFarAway: 'This date is far away. Confirm it is right.',
  productNotTracked: 'This product is not told apart by lot',
  sameReceived:
    '{quantity} of this lot were received {minutes} minutes ago by {by}. Confirm that these are more.',
  piecesToCount: 'Only {left} pieces wait to be counted by lot',
  releaseReasonRequired: 'Say why they may be sold',
  nameRequired: 'Enter a name',
  codeRequired: 'Code is required',
  codeWrong: 'This code is wrong or was used before',
} as const

export type StaffMessageKey = keyof typeof staffMessages
