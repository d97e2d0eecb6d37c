import { expect, it } from 'vitest'
import { type MessageKey, message } from './messages.ts'

/** The sentences that the specification quotes in §5 (forms) and §8 (error catalogue). */
const QUOTED: [MessageKey, string][] = [
  ['firstNameRequired', 'First Name is required'],
  ['lastNameRequired', 'Last Name is required'],
  ['emailRequired', 'Email is required'],
  ['emailInvalid', 'Email is Invalid'],
  ['phoneRequired', 'Phone is required'],
  ['address1Required', 'Address1 is required'],
  ['countryRequired', 'Country is required'],
  ['stateProvinceRequired', 'StateProvince is required'],
  ['cityRequired', 'City is required'],
  ['postalCodeRequired', 'postalCode is required'],
  ['phone1Required', 'Phone1 is required'],
  ['passwordRequired', 'Password is required'],
  ['passwordInvalid', 'Password is Invalid'],
  ['contactNameRequired', 'Name Is Required'],
  ['contactNameMin', '3 Characters Minimum'],
  ['contactNameMax', '20 Characters Maximum'],
  ['contactEmailRequired', 'Email Is Required'],
  ['contactEmailInvalid', 'Invalid Email'],
  ['contactPhoneRequired', 'Number Is Required'],
  ['contactPhoneDigits', '10 Numbers are Required'],
  ['contactAddressRequired', 'Address Is Required'],
  ['contactSubjectRequired', 'subject Is Required'],
  ['contactMessageRequired', 'Message Is Required'],
  ['reviewTitleRequired', 'title is required'],
  ['reviewRatingRequired', 'Rating is required'],
  ['noRecordTitle', 'No Record'],
  ['noRecord', 'No Record Found'],
  ['addItemsToCart', 'Please add items to Cart...'],
  ['cartEmpty', 'Your cart is empty'],
  ['profileSaved', 'You have succesfully saved the profile!'],
  ['contactSent', 'Thanks for contacting Us'],
  ['badLogin', 'Username or password is incorrect'],
  ['pleaseSignIn', 'Please signin...'],
  ['reviewSaved', 'Your review is submited...'],
  ['productSavedTitle', 'Submit'],
  ['fileTooBigTitle', 'File Too Big'],
  ['fileTooBig', 'Image is too big to upload. Please resize to max 65KB.'],
  ['itemsOutOfStock', 'Items are out of Stock'],
  ['outOfStock', 'OUT OF STOCK'],
]

it.each(QUOTED)('%s says what the specification quotes', (key, quoted) => {
  expect(message(key)).toBe(quoted)
})

it.each([
  ['orderCreated', { number: 1042 }, 'Order#1042 has been created.'],
  ['registered', { shop: 'Mendwell' }, 'You have succesfully registered with Mendwell'],
  ['signedIn', { shop: 'Mendwell' }, 'You have succesfully signed In with Mendwell'],
  ['productSaved', { name: 'Cane' }, 'You have saved Product Cane Succesfully!'],
  ['transactionSuccess', { provider: 'Sandbox' }, 'Sandbox transaction success'],
] as const)('%s takes in its names', (key, values, quoted) => {
  expect(message(key, values)).toBe(quoted)
})
