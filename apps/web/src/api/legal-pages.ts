import * as contract from '@mendwell/contract/content/page-checks'
import { currentLanguage } from '../lib/words/language.ts'
import { query } from './calls/query.ts'

/** A legal page, in the language of the shopper. */
export const legalPage = (pageKey: string) =>
  query(contract.getLegalPage, { params: { pageKey }, query: { language: currentLanguage() } })
