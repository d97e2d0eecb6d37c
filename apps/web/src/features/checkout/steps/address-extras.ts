/** Optional parts of an order: loaded after the checkout, in one file. */
export { Wallets } from '../../../purchase/wallets/wallets.tsx'
export { CartReminder, forgetReminder } from './cart-reminder.tsx'
export { HandingOver } from './handing-over.tsx'
export { OwnAddresses } from './own-addresses.tsx'
export { saveTypedAddress } from './save-typed-address.ts'
