import type { accountTexts } from './en/account.ts'
import { articleTexts } from './en/articles.ts'
import { commonTexts } from './en/common.ts'
import { displayTexts } from './en/display.ts'
import { homeTexts } from './en/home.ts'
import { shellTexts } from './en/shell.ts'
import { shopTexts } from './en/shop.ts'
import type { later } from './en-later.ts'

/** US English, one file per feature: what the first view of the shop needs. The others come later. */
export const en = {
  ...commonTexts,
  ...displayTexts,
  ...shellTexts,
  ...homeTexts,
  ...articleTexts,
  ...shopTexts,
}

export type TextKey = keyof typeof en | keyof typeof later | keyof typeof accountTexts
