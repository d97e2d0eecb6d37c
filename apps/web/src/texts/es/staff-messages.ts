import type { StaffMessageKey } from '@mendwell/contract/wire/staff-messages'
import { catalogMessagesEs } from './staff/catalog-messages.ts'
import { chartMessagesEs } from './staff/chart-messages.ts'
import { formMessagesEs } from './staff/form-messages.ts'
import { importMessagesEs } from './staff/import-messages.ts'
import { orderMessagesEs } from './staff/order-messages.ts'
import { settingsMessagesEs } from './staff/settings-messages.ts'
import { stockMessagesEs } from './staff/stock-messages.ts'

/** Messages of the back office only; no page of the shop loads them. */
export const staffMessagesEs: Record<`message.${StaffMessageKey}`, string> = {
  ...orderMessagesEs,
  ...catalogMessagesEs,
  ...chartMessagesEs,
  ...stockMessagesEs,
  ...settingsMessagesEs,
  ...formMessagesEs,
  ...importMessagesEs,
}
