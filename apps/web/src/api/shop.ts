import { findNews } from '@mendwell/contract/content'
import { getShopConfig, type ShopConfigWire } from '@mendwell/contract/shop'
import type { QueryClient } from '@tanstack/react-query'
import { reword } from '../lib/texts.ts'
import { tellTimeAs } from '../lib/time-zone.ts'
import { query } from './query.ts'

/** What the browser must know of the shop; from then on messages are in the owner's words. */
export const shopConfig = () => query(getShopConfig, {}, adoptConfig)
export const news = () => query(findNews)

/** The same where the answer came in the page itself, or was asked for to draw one. */
export function adoptConfigOf(client: QueryClient): void {
  const known = client.getQueryData(shopConfig().queryKey)
  if (known) adoptConfig(known)
}

function adoptConfig({ messageTexts, messageTextsEs, timeZone }: ShopConfigWire): void {
  reword(messageTexts, messageTextsEs)
  tellTimeAs(timeZone)
}
