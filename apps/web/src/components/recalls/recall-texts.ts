import { ownTexts } from '../../lib/words/own-texts.ts'
import { recallTexts } from '../../texts/en/recalls.ts'

/** A text about recalls; loaded with the pages that show them. */
export const recallText = ownTexts(recallTexts)

/** Which packages of a product a recall covers; without codes, all of them. */
export const affectedInWords = (codes: readonly string[]): string =>
  codes.length === 0
    ? recallText('recall.allLots')
    : recallText('recall.lots', { codes: codes.join(', ') })
