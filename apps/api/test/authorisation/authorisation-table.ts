import { accounts } from './rows/accounts.ts'
import { administration } from './rows/administration.ts'
import { balances } from './rows/balances.ts'
import { catalogue } from './rows/catalogue.ts'
import { counts } from './rows/counts.ts'
import { dailyWork } from './rows/daily-work.ts'
import { devices } from './rows/devices.ts'
import { families } from './rows/families.ts'
import { listLooks } from './rows/list-looks.ts'
import { lots } from './rows/lots.ts'
import { mailTexts } from './rows/mail-texts.ts'
import { newsletters } from './rows/newsletters.ts'
import { offers } from './rows/offers.ts'
import { orders } from './rows/orders.ts'
import { ownPages } from './rows/pages.ts'
import { priceTiers } from './rows/price-tiers.ts'
import { purchasing } from './rows/purchasing.ts'
import { recalls } from './rows/recalls.ts'
import type { Row } from './rows/row.ts'
import { scheduledPrices } from './rows/scheduled-prices.ts'
import { scheduledSales } from './rows/scheduled-sales.ts'
import { scheduledTexts } from './rows/scheduled-texts.ts'
import { shop } from './rows/shop.ts'
import { sizeCharts } from './rows/size-charts.ts'
import { staffCatalogue } from './rows/staff-catalogue.ts'
import { staffScreens } from './rows/staff-orders.ts'

/** Every route of the server and how it responds to whom. A new route needs a row here. */
export const TABLE: Row[] = [
  ...shop,
  ...catalogue,
  ...accounts,
  ...orders,
  ...devices,
  ...families,
  ...sizeCharts,
  ...offers,
  ...scheduledPrices,
  ...scheduledSales,
  ...scheduledTexts,
  ...priceTiers,
  ...ownPages,
  ...listLooks,
  ...mailTexts,
  ...newsletters,
  ...lots,
  ...purchasing,
  ...counts,
  ...recalls,
  ...balances,
  ...dailyWork,
  ...staffCatalogue,
  ...administration,
  ...staffScreens,
]

/** The documentation's pages and the web app's files: public, one row each. */
export const OPEN_PREFIXES = ['GET /api/docs', 'GET /*', 'GET /staff', 'GET /assets/']
/** A file of the web app outside its assets, such as /favicon.svg. */
export const OPEN_FILE = /^GET \/[^/]+\.[a-z]+$/
