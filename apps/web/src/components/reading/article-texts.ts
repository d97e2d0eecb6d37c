import { ownTexts } from '../../lib/words/own-texts.ts'
import { articleTexts } from '../../texts/en/articles.ts'

export type ArticleTextKey = keyof typeof articleTexts

/** Titles and summaries of the articles; loaded with the pages that show some. */
export const articleText = ownTexts(articleTexts)
