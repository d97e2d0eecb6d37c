import { storedInBrowser } from '../../lib/store/browser-storage.ts'

/** What this browser and the shop last agreed on of a customer's cart (purchase/sync). */
export const syncedCart = storedInBrowser('mendwell.synced-cart')
