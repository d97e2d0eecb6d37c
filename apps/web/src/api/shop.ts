import { findNews } from '@mendwell/contract/content/content'
import { getShopConfig, type ShopConfigWire } from '@mendwell/contract/shop/shop'
import type { QueryClient } from '@tanstack/react-query'
import { priceIn, reduceOnline, reword } from '../lib/words/texts.ts'
import { setTimeZone } from '../lib/words/time-zone.ts'
import { query } from './calls/query.ts'

/** What the browser must know about the shop; from then on messages, prices and days are the shop's. */
export const shopConfig = () => query(getShopConfig, {}, { onAnswer: adoptConfig })
export const news = () => query(findNews)

/** The same if it is embedded in the page, or was fetched to render one. */
export function adoptConfigOf(client: QueryClient): void {
  const known = client.getQueryData(shopConfig().queryKey)
  if (known) adoptConfig(known)
}

function adoptConfig(config: ShopConfigWire): void {
  const { currency, messageTexts, messageTextsEs, onlineDiscount, timeZone } = config
  reword(messageTexts, messageTextsEs)
  priceIn(currency)
  reduceOnline(onlineDiscount)
  setTimeZone(timeZone)
}
