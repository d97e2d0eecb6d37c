// `npm run accept -- <base url>`: every call of the API and every page of the sitemap against a running shop, as a black box.
// The staff checks sign in with STAFF_EMAIL and STAFF_PASSWORD.
import { checkAccounts } from './accept/account-checks.ts'
import { checkCatalog } from './accept/catalog-checks.ts'
import { ShopClient } from './accept/client.ts'
import { checkMalformed, checkMessages } from './accept/message-checks.ts'
import { checkOrders } from './accept/order-checks.ts'
import { checkPages } from './accept/page-checks.ts'
import { closeReport, pick } from './accept/report.ts'
import { checkStaff } from './accept/staff-checks.ts'

const [base = 'http://localhost:3000'] = process.argv.slice(2)
const { STAFF_EMAIL: loginId, STAFF_PASSWORD: loginPassword } = process.env
if (!URL.canParse(base) || !loginId || !loginPassword) {
  console.error('Use: STAFF_EMAIL=… STAFF_PASSWORD=… npm run accept -- http://localhost:3000')
  process.exit(2)
}
const shop = new ShopClient(base)
const signedIn = await shop
  .send('POST', 'users/authenticate', { body: { loginId, loginPassword } })
  .catch((error: Error) => {
    console.error(`No shop answers at ${base}: ${error.message}`)
    process.exit(2)
  })
if (signedIn.status !== 200) {
  console.error(`The shop does not let ${loginId} in: status ${signedIn.status}`)
  process.exit(2)
}
const staff = String(pick(signedIn.body, 'token'))
await checkCatalog(shop)
await checkOrders(shop)
const customer = await checkAccounts(shop)
await checkStaff(shop, { customer, staff })
await checkMessages(shop)
await checkMalformed(shop)
await checkPages(shop)
process.exitCode = closeReport() ? 0 : 1
