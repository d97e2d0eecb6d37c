import * as contract from '@mendwell/contract/content/own-pages'
import type { ReplaceablePage } from '@mendwell/domain/content/own-pages'
import { currentLanguage } from '../lib/words/language.ts'
import { query } from './calls/query.ts'

const inLanguage = () => ({ language: currentLanguage() })

/** A page that staff have written. */
export const ownPage = (slug: string) =>
  query(contract.getOwnPage, { params: { slug }, query: inLanguage() })

/** The text with which staff have replaced that of a page of the shop. */
export const replacedText = (pageKey: ReplaceablePage) =>
  query(contract.getReplacedText, { params: { pageKey }, query: inLanguage() })

/** The pages of staff that the footer leads to. */
export const footerPages = () => query(contract.findFooterPages)
