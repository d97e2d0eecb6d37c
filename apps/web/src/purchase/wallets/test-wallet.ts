import { SANDBOX_CARDS } from '@mendwell/contract/money/sandbox-cards'

/** The owner of the test wallet. */
export const TEST_OWNER = {
  name: 'Rosa Diaz',
  email: 'rosa.wallet@example.com',
  phone: '+15125550148',
}

export interface TestAddress {
  address: string
  address2: null
  city: string
  stateProvince: string
  postalCode: string
  countryCode: string
}

const addressOf = (
  address: string,
  city: string,
  stateProvince: string,
  postalCode: string,
  countryCode = 'US',
): TestAddress => ({ address, address2: null, city, stateProvince, postalCode, countryCode })

/** The initial selection. */
export const TEST_HOME = addressOf('418 Barton Creek Road', 'Austin', 'TX', '78704')

/** Two addresses the shop ships to, one abroad, and one with another state's postal code. */
export const TEST_ADDRESSES = [
  TEST_HOME,
  addressOf('12 Harbor Street', 'Portland', 'OR', '97201'),
  addressOf('100 Maple Avenue', 'Toronto', 'ON', 'M5V 2T6', 'CA'),
  addressOf('350 Fifth Street', 'Austin', 'TX', '10118'),
]

/** '418 Barton Creek Road, Austin, TX 78704, US' */
export const addressInLine = (one: TestAddress): string =>
  `${one.address}, ${one.city}, ${one.stateProvince} ${one.postalCode}, ${one.countryCode}`

const TOKENS = ['tok_visa', 'tok_declined', 'tok_3ds_required', 'tok_lost_answer']

export const TEST_CARDS = SANDBOX_CARDS.filter(({ token }) => TOKENS.includes(token))
