/**
 * Every message the specification quotes, word for word, and related ones. The one place where the owner rewords them;
 * {name} marks a parameter.
 */
export const messages = {
  // Specification §5: forms
  firstNameRequired: 'First Name is required',
  lastNameRequired: 'Last Name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Email is Invalid',
  phoneRequired: 'Phone is required',
  address1Required: 'Address1 is required',
  countryRequired: 'Country is required',
  stateProvinceRequired: 'StateProvince is required',
  cityRequired: 'City is required',
  postalCodeRequired: 'postalCode is required',
  phone1Required: 'Phone1 is required',
  passwordRequired: 'Password is required',
  passwordInvalid: 'Password is Invalid',
  contactNameRequired: 'Name Is Required',
  contactNameMin: '3 Characters Minimum',
  contactNameMax: '20 Characters Maximum',
  contactEmailRequired: 'Email Is Required',
  contactEmailInvalid: 'Invalid Email',
  contactPhoneRequired: 'Number Is Required',
  contactPhoneDigits: '10 Numbers are Required',
  contactAddressRequired: 'Address Is Required',
  contactSubjectRequired: 'subject Is Required',
  contactMessageRequired: 'Message Is Required',
  reviewTitleRequired: 'title is required',
  reviewRatingRequired: 'Rating is required',
  reviewMessageRequired: 'Review is required',
  // Specification §8: error catalogue
  noRecordTitle: 'No Record',
  noRecord: 'No Record Found',
  addItemsToCart: 'Please add items to Cart...',
  cartEmpty: 'Your cart is empty',
  transactionSuccess: '{provider} transaction success',
  orderCreated: 'Order#{number} has been created.',
  profileSaved: 'You have succesfully saved the profile!',
  contactSent: 'Thanks for contacting Us',
  registered: 'You have succesfully registered with {shop}',
  signedIn: 'You have succesfully signed In with {shop}',
  badLogin: 'Username or password is incorrect',
  pleaseSignIn: 'Please signin...',
  reviewSaved: 'Your review is submited...',
  productSaved: 'You have saved Product {name} Succesfully!',
  productSavedTitle: 'Submit',
  fileTooBigTitle: 'File Too Big',
  fileTooBig: 'Image is too big to upload. Please resize to max 65KB.',
  itemsOutOfStock: 'Items are out of Stock',
  outOfStock: 'OUT OF STOCK',
  onBackorder: 'On Backorder',
  // Specification §4
  itemAdded: 'Item has been added to Cart',
  itemAddedTitle: 'Shopping Cart',
  dashboardSignIn: 'Please Signin to see Dashboard',
  welcome: 'Welcome to {shop}',
  orderTerms:
    'Refund within 15 days, exchange within 30 days with a 10% restoration fee. Shipping is not refunded.',
  // Ours
  phoneNumeric: 'Phone must be a number of 7 to 15 digits',
  countryUnknown: 'Choose a country from the list',
  placeNotServed: 'We do not ship to {place}. Choose another address, or pick up in our store.',
  postalCodeState: 'This postal code is not in the chosen state. Please check both.',
  postalCodeUs: 'Enter a US postal code of five digits, for example 78704',
  cardNumberInText:
    'This looks like a card number. Please leave it out: we ask for your card only when you pay.',
  quantityRange: 'Quantity must be a whole number from 1 to 99',
  totalsChanged: 'The price or the tax has changed. Please look at the new total and confirm.',
  productGone: 'This product is no longer available',
  prescriptionOnly:
    '{name} needs a prescription, so it cannot be ordered online. Please contact us.',
  professionalOnly:
    '{name} is sold to verified clinics only. Sign in as one, or ask us to verify your license.',
  licenseNeeded:
    '{name} is sold to license holders only, so it cannot be ordered online. Please contact us.',
  notSoldOnline: '{name} is not sold online. Please contact us.',
  quoteOnly: '{name} is a billing description. Ask us for a quote for the product you need.',
  ageNotConfirmed: 'Please confirm that you are {age} or older',
  priceMissing: '{name} has no price yet, so it cannot be ordered online. Please contact us.',
  notEnoughStock: 'Only {available} of {name} can be ordered',
  orderTooLarge:
    'This order comes to more than one card payment can be ({most}). Please order less at once, or call us.',
  keyReused: 'This was already sent with other details. The first one was kept.',
  inFlight: 'The first request with this key is still in progress',
  amountDiffers: 'Amount does not match the order',
  paymentBeingConfirmed: 'Payment is being confirmed',
  bankConfirmation: 'Your bank asks you to confirm this payment',
  paymentCanceled: 'The payment was not finished. You can try again.',
  paymentNotMade: 'Your card was not charged. Please try again.',
  paymentsUnavailable: 'Card payments do not work now. Nothing was charged. Try again in a minute.',
  notSigned: 'This event is not signed by the card provider',
  alreadyPaid: 'This order is already paid',
  orderNotPayable: 'This order can no longer be paid',
  // Promotions
  promotionName: 'Enter a name that shoppers read',
  promotionCode: 'A code has 3 to 40 letters and digits',
  promotionDays: 'The last day is before the first',
  promotionCodeTaken: 'Another promotion has this code',
  promotionFixed: 'This promotion has counted. End it and make a copy.',
  promotionOneOrMany: 'A promotion has one code for all, or codes that count once each',
  promotionHasCodes: 'Codes were made for this promotion. Make a copy instead.',
  singleCodesPieces: 'Enter how many codes to make, from 1 to 10,000',
  promotionMove: 'This promotion cannot become that any more',
  // Clinics
  practiceNameRequired: 'The name of the practice is required',
  practiceTypeRequired: 'Choose what the practice is',
  licenseNumberRequired: 'The license number is required',
  licenseStateRequired: 'Choose the state that gave the license',
  licenseDayRequired: 'Enter the last day of the license, for example 2027-12-31',
  licenseExpired: 'This license has expired. Please send the one that is valid today.',
  licenseFileRequired: 'Please add the license as a PDF or a picture',
  notALicense: 'This file cannot be read: use a PDF, JPEG, PNG or WebP',
  clinicWaiting: 'We are already looking at your license. We will email you.',
  clinicCannotMove: 'This request is {from} and cannot be marked as {to}',
  pageCheckerRequired: 'Enter who has checked it',
  pageCheckerRoleRequired: 'Enter the profession, for example attorney or RN',
  pageCheckDayRequired: 'Enter the day of the check, for example 2026-11-24',
  pageCheckDayToCome: 'This day has not come yet',
  pageChangedSince: 'The text has changed since you opened it. Please read it again.',
  clinicReasonRequired: 'Tell the customer why',
  // Returns, refunds and parcels (Specification §2, Decisions §7)
  requestForRequired: 'Request For is required',
  returnReasonRequired: 'Reason is required',
  returnItemRequired: 'Choose at least one item',
  returnItemTwice: 'This item is listed twice',
  expiryDateInvalid: 'The expiry date is not a date',
  returnNotPaid: 'This order is not paid, so there is nothing to refund',
  returnReplacement:
    'This package replaces items of another order. Please ask for the return there.',
  returnCancelled: 'This order was cancelled',
  returnSaleItem: 'Sale items are final: they cannot be returned or exchanged',
  returnHygiene: 'For hygiene reasons this product cannot be returned once it has shipped',
  returnOpened: 'Opened items are accepted only if they are defective',
  returnTooLate: 'The {days} days for this request are over',
  returnNothingLeft: 'All pieces of this item have already been returned or are on their way back',
  returnTooMany: 'Bulk returns (more than {max} items) are not accepted',
  exchangeNoSize: 'Choose the size you want instead',
  returnFiguresChanged: 'The amount has changed. Please look at it again and confirm.',
  returnCannotMove: 'This return is {from} and cannot be marked as {to}',
  refundTooMuch: 'At most {amount} of this order can still be refunded',
  refundNothingLeft: 'There is nothing left to refund on this order',
  refundNotMade: 'The card provider does not know this refund',
  orderCannotMove: 'This order is {from} and cannot be marked as {to}',
  orderIsAlready: 'This order is already {status}',
  orderHasReturns: 'Review the open returns of this order first',
  carrierRequired: 'The carrier is required',
  shipmentEmpty: 'A package needs at least one item',
  shipmentTooMany: 'Only {left} of {name} can still ship',
  shipmentNothingLeft: 'Everything in this order has already shipped',
  shipmentGivenBack: 'This order was refunded in full: nothing in it can ship',
  shipmentOrderEnded: 'This order was cancelled',
  shipmentUnpaid: 'This order is not paid yet',
  // Orders, returns and customers in the back office
  noOrderChosen: 'Choose at least one order',
  noteRequired: 'The note is empty',
  savedCardExpired: 'This card has expired',
  addressBookFull: 'Your address book is full: remove an address first',
  productNameRequired: 'The product name is required',
  productDetailsRequired: 'The product details are required',
  categoryRequired: 'The category is required',
  saleNoSaving: 'The product is on sale, so its sale price must be below the unit price',
  unitNameRequired: 'The unit is required',
  skuRequired: 'The SKU is required',
  skuTaken: 'Another product has this SKU',
  synonymKnown: 'This synonym is already in the list.',
  productChanged: 'Someone else has changed this product. Please look at it again.',
  changedMeanwhile: 'Someone else has changed this. Please look at it again.',
  unknownCategory: 'There is no such category',
  kindReasonRequired: 'Enter a reason',
  unknownKind: 'There is no such kind of product',
  unknownBrand: 'There is no such brand',
  smsRequired: 'The message is required',
  uploadForm: 'Send the file as multipart/form-data',
  fileRequired: 'A file is required',
  productRequired: 'The product is required',
  documentTooBig: 'Document is too big to upload. It may have at most 10 MB.',
  importTooBig:
    'The file is too big to upload. It may have at most 64 MB; compress it with gzip or split it.',
  importNotReady: 'This import is not ready for that yet. Check its progress.',
  stockDelta: 'Enter a quantity to add (10) or remove (-10)',
  stockTooLow: 'There are not that many in stock',
  departmentRequired: 'The department is required',
  categoryNameRequired: 'The name of the category is required',
  categoryTaken: 'This department already has a category with this name',
  brandNameRequired: 'The name of the brand is required',
  brandTaken: 'A brand with this name already exists',
  notAPicture: 'This picture cannot be shown: use JPEG, PNG, WebP or GIF',
  notAPdf: 'This is not a PDF',
  newsRequired: 'The news is required',
  stateTaxed: 'This state already has a tax. Change that one instead.',
  hoursOrder: 'The shop must open before it closes',
  verifiedCustomer: 'Verified customer',
  customer: 'Customer',
  usernameRequired: 'Username is required',
  passwordTooCommon: 'Too many people use this password. Please choose another.',
  passwordNotRight: 'This is not your current password',
  emailTaken: 'An account with this email already exists. Sign in, or set a new password.',
  linkEnded: 'This link is no longer valid. Please ask for a new one.',
  isInStock: 'This product is in stock: you can order it now.',
  closing: 'The shop is being restarted. Please try again in a moment.',
  settingUp: 'The shop is being set up',
  tooBusy: 'The shop is very busy. Please try again in a moment.',
  tooManyAttempts: 'Too many attempts. Please try again later.',
  signInFirst: 'Sign in first',
  sessionExpired: 'Your session has ended. Please sign in again.',
  notAllowed: 'You do not have permission to do this',
  notFound: '{what} not found',
  somethingBroke: 'Something went wrong on our side. Nothing was lost; please try again.',
} as const

export type MessageKey = keyof typeof messages

/** The owner's overrides (setting messageTexts). */
export type MessageTexts = Readonly<Record<string, string>>

/** The {names} in a text. */
export const namesIn = (text: string): string[] =>
  Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)

/** Whether an override has exactly the {names} of the original: none missing, none left empty. */
export const hasSameNames = (words: string, text: string): boolean =>
  namesOnce(words) === namesOnce(text)

const namesOnce = (text: string) => [...new Set(namesIn(text))].sort().join()

/** A text with its {names} filled in. */
export const fillIn = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all))

/** A message in the owner's wording if there is one, its {names} filled in. */
export function message(
  key: MessageKey,
  values: Record<string, string | number> = {},
  texts: MessageTexts = {},
): string {
  return fillIn(texts[key] ?? messages[key], values)
}
