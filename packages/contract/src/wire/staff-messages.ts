import { catalogMessages } from './staff/catalog-messages.ts'
import { chartMessages } from './staff/chart-messages.ts'
import { formMessages } from './staff/form-messages.ts'
import { importMessages } from './staff/import-messages.ts'
import { orderMessages } from './staff/order-messages.ts'
import { settingsMessages } from './staff/settings-messages.ts'
import { stockMessages } from './staff/stock-messages.ts'

/**
 * Messages for staff, and those that a shop screen rewords itself: apart from the others, because no shop page uses
 * them and none should load them.
 */
export const staffMessages = {
  ...orderMessages,
  ...catalogMessages,
  ...chartMessages,
  ...stockMessages,
  ...settingsMessages,
  ...formMessages,
  ...importMessages,
} as const

export type StaffMessageKey = keyof typeof staffMessages
