/** Optional parts of an order: loaded after the checkout, in one file. */
export { WalletsAboveForm } from '../../../purchase/wallets/above-form.tsx'
export { CartReminder, forgetReminder } from './cart-reminder.tsx'
export { HandingOver } from './handing-over.tsx'
export { OwnAddresses } from './own-addresses.tsx'
export { saveTypedAddress } from './save-typed-address.ts'
