import { READING_PAGES } from '@mendwell/contract/reading-pages'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../deps.ts'
import { SCREENS } from './boot-script.ts'
import { canDraw } from './drawing.ts'
import { pageShower } from './show-page.ts'
import { SITEMAP_ADDRESSES, sitemapRoutes } from './sitemap.routes.ts'

/** Pages of the catalogue, and pages to read. */
const PAGES = [
  '/',
  '/p/:name',
  '/c/:name',
  '/d/:name',
  '/b/:name',
  ...READING_PAGES,
  '/blogs/:slug',
] as const

/** Addresses as the app spells them behind its hash (Specification §2), typed without it. */
const OLD_SHAPES = [
  '/home',
  '/shop/:categoryId',
  '/category/:department',
  '/productsingle/:productId',
  '/productsingle/:productId/:categoryName/:categoryId',
  '/cart',
  '/checkout',
  '/login',
  '/customer',
  '/dashboard',
  '/orders',
  '/orderDetail',
]

/** For anyone to read, whoever it is. */
export const PAGE_ADDRESSES: readonly string[] = [
  ...PAGES,
  `${SCREENS}/*`,
  ...OLD_SHAPES,
  ...SITEMAP_ADDRESSES,
]

/** The pages that the server draws; without a built web app there are none. */
export const pageRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    if (!canDraw()) return
    const { show, showScreen, leadOn } = pageShower(app, deps)
    const hidden = { schema: { hide: true } }
    for (const url of PAGES) app.get(url, hidden, show)
    app.get(`${SCREENS}/*`, hidden, showScreen)
    for (const url of OLD_SHAPES) app.get(url, hidden, leadOn)
    await app.register(sitemapRoutes(deps))
  }
