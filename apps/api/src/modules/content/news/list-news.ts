import type { News } from '@mendwell/contract/content/content'
import { message } from '@mendwell/contract/wire/messages'
import type { Queryable } from '../../../db/db.ts'
import { getShopSettings } from '../../settings/shop/shop.repository.ts'
import { findActiveNews } from './news.repository.ts'

const WELCOME_ID = 1

/** The lines of the ticker; the welcome line with id 1 is always the last (Specification §9). */
export async function listNews(db: Queryable): Promise<News[]> {
  const [news, { shopName, messageTexts }] = await Promise.all([
    findActiveNews(db),
    getShopSettings(db),
  ])
  return [
    ...news,
    { newsId: WELCOME_ID, news: message('welcome', { shop: shopName }, messageTexts) },
  ]
}
