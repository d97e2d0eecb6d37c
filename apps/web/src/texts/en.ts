import type { accountTexts } from './en/account.ts'
import { commonTexts } from './en/common.ts'
import { displayTexts } from './en/display.ts'
import type { invoiceTexts } from './en/invoice.ts'
import type { kitchenTexts } from './en/kitchen.ts'
import type { paymentTexts } from './en/payment.ts'
import { shellTexts } from './en/shell.ts'
import { shopTexts } from './en/shop.ts'
import type { homeFirst } from './en-home.ts'
import type { later } from './en-later.ts'

/** US English, one file per feature: what every page of the shop needs. The others load later. */
export const en = {
  ...commonTexts,
  ...displayTexts,
  ...shellTexts,
  ...shopTexts,
}

export type TextKey =
  | keyof typeof en
  | keyof typeof homeFirst
  | keyof typeof later
  | keyof typeof accountTexts
  | keyof typeof invoiceTexts
  | keyof typeof kitchenTexts
  | keyof typeof paymentTexts
