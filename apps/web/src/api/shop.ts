import { findNews } from '@mendwell/contract/content'
import { getShopConfig } from '@mendwell/contract/shop'
import { reword } from '../lib/texts.ts'
import { query } from './query.ts'

/** What the browser must know of the shop; from then on messages are in the owner's words. */
export const shopConfig = () =>
  query(getShopConfig, {}, ({ messageTexts, messageTextsEs }) =>
    reword(messageTexts, messageTextsEs),
  )
export const news = () => query(findNews)
