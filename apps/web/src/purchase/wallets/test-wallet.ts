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

const IN_US = { address2: null, countryCode: 'US' }
const IN_AUSTIN = { ...IN_US, city: 'Austin', stateProvince: 'TX' }

/** The initial selection. */
export const TEST_HOME: TestAddress = {
  ...IN_AUSTIN,
  address: '418 Barton Creek Road',
  postalCode: '78704',
}

/** Two addresses the shop ships to, one abroad, and one with another state's postal code. */
export const TEST_ADDRESSES: readonly TestAddress[] = [
  TEST_HOME,
  {
    ...IN_US,
    address: '12 Harbor Street',
    city: 'Portland',
    stateProvince: 'OR',
    postalCode: '97201',
  },
  {
    ...IN_US,
    address: '100 Maple Avenue',
    city: 'Toronto',
    stateProvince: 'ON',
    postalCode: 'M5V 2T6',
    countryCode: 'CA',
  },
  { ...IN_AUSTIN, address: '350 Fifth Street', postalCode: '10118' },
]

/** '418 Barton Creek Road, Austin, TX 78704, US' */
export const addressInLine = (one: TestAddress): string =>
  `${one.address}, ${one.city}, ${one.stateProvince} ${one.postalCode}, ${one.countryCode}`

const TOKENS = ['tok_visa', 'tok_declined', 'tok_3ds_required', 'tok_lost_answer']

export const TEST_CARDS = SANDBOX_CARDS.filter(({ token }) => TOKENS.includes(token))
