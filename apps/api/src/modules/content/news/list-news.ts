import type { News } from '@mendwell/contract/content/content'
import { message } from '@mendwell/contract/wire/messages'
import { closingNotice } from '@mendwell/domain/delivery/closing-notice'
import type { Queryable } from '../../../db/db.ts'
import { findShopCalendar } from '../../delivery/find-shop-calendar.ts'
import { getShopSettings } from '../../settings/shop/shop.repository.ts'
import { closingLine } from './closing-line.ts'
import { findActiveNews } from './news.repository.ts'

const WELCOME_ID = 1

/** The ticker's lines; the welcome line with id 1 is always last (Specification §9), a closing of the shop first. */
export async function listNews(db: Queryable, now: Date): Promise<News[]> {
  const [news, { shopName, messageTexts }, calendar] = await Promise.all([
    findActiveNews(db),
    getShopSettings(db),
    findShopCalendar(db),
  ])
  const closing = closingNotice(now, calendar)
  return [
    ...(closing ? [closingLine(closing)] : []),
    ...news.map(({ newsEs, ...line }) => ({ ...line, ...(newsEs && { newsEs }) })),
    { newsId: WELCOME_ID, news: message('welcome', { shop: shopName }, messageTexts) },
  ]
}
