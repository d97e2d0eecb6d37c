// Black-box test of every call of the API and every page of the sitemap: of its own shop, or of the one at
// ACCEPT_URL (`npm run accept -- <address>`), whose staff sign in with STAFF_EMAIL and STAFF_PASSWORD.
import { afterAll, describe } from 'vitest'
import { startTestShop } from '../shop/start-test-shop.ts'
import { checkAccounts, registerShopper } from './account-checks.ts'
import { checkCatalog } from './catalog-checks.ts'
import { ShopClient } from './client.ts'
import { expectStatus, pick } from './expect-answer.ts'
import { checkMalformed, checkMessages } from './message-checks.ts'
import { checkOrders } from './order-checks.ts'
import { checkPages } from './page-checks.ts'
import { checkStaff } from './staff-checks.ts'

const { ACCEPT_URL, STAFF_EMAIL = '', STAFF_PASSWORD = '' } = process.env
const password = 'quite a long staple'

/** A shop with the seed catalog on its own port. */
async function openShop() {
  const shop = await startTestShop({ withCatalogue: true })
  afterAll(() => shop.close())
  const { loginId } = await shop.make.staff({ password })
  const address = await shop.app.listen({ port: 0 })
  return { address, login: { loginId, loginPassword: password } }
}

const { address, login } = ACCEPT_URL
  ? { address: ACCEPT_URL, login: { loginId: STAFF_EMAIL, loginPassword: STAFF_PASSWORD } }
  : await openShop()
const shop = new ShopClient(address)
const signedIn = await shop.send('POST', 'users/authenticate', { body: login })
expectStatus(signedIn, 200)
const staff = String(pick(signedIn.body, 'token'))
const shopper = await registerShopper(shop)

describe('the catalog', () => checkCatalog(shop))
describe('orders', () => checkOrders(shop))
describe('accounts', () => checkAccounts(shop, shopper))
describe('staff', () => checkStaff(shop, { customer: shopper.token, staff }))
describe('messages', () => checkMessages(shop))
describe('malformed bodies', () => checkMalformed(shop))
// Its own shop is sampled only: the tests of pages look closely at each kind.
describe('pages', () => checkPages(shop, ACCEPT_URL ? {} : { pageStep: 60 }))
