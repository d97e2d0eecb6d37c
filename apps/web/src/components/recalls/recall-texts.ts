import { ownTexts } from '../../lib/words/own-texts.ts'
import { recallTexts } from '../../texts/en/recalls.ts'

/** A text about recalls; they come with the pages that tell of them. */
export const recallText = ownTexts(recallTexts)

/** Which packages of a product a recall is about; without codes all of them. */
export const affectedInWords = (codes: readonly string[]): string =>
  codes.length === 0
    ? recallText('recall.allLots')
    : recallText('recall.lots', { codes: codes.join(', ') })
