import * as contract from '@mendwell/contract/content/own-pages'
import type { ReplaceablePage } from '@mendwell/domain/content/own-pages'
import { currentLanguage } from '../lib/words/language.ts'
import { query } from './calls/query.ts'

const inLanguage = () => ({ language: currentLanguage() })

/** A page written by staff. */
export const ownPage = (slug: string) =>
  query(contract.getOwnPage, { params: { slug }, query: inLanguage() })

/** The articles that staff have written, newest first. */
export const ownArticles = () => query(contract.findArticles, { query: inLanguage() })

/** The staff text that replaces that of a built-in page. */
export const replacedText = (pageKey: ReplaceablePage) =>
  query(contract.getReplacedText, { params: { pageKey }, query: inLanguage() })

/** The staff pages linked in the footer. */
export const footerPages = () => query(contract.findFooterPages)
