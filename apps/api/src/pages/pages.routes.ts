import { COMPARE_PAGE, READING_PAGES } from '@mendwell/contract/content/reading-pages'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../deps/deps.ts'
import { SCREENS } from './rendering/page-document.ts'
import type { Pages } from './show-page.ts'
import { SITEMAP_ADDRESSES, sitemapRoutes } from './sitemap/sitemap.routes.ts'

/** The clean URLs of the web app's route table (apps/web/src/routes.tsx; a test compares them). */
export const PAGES = [
  '/',
  '/p/:name',
  '/p/:name/questions',
  '/c/:name',
  '/d/:name',
  '/b/:name',
  '/k/:name',
  '/need/:name',
  '/legal/:name',
  '/devices/:name',
  '/pages/:slug',
  ...READING_PAGES,
  COMPARE_PAGE,
  '/blogs/:slug',
] as const

/** The same for everyone, signed in or not. */
export const PAGE_ADDRESSES: readonly string[] = [...PAGES, `${SCREENS}/*`, ...SITEMAP_ADDRESSES]

/** The pages that the server renders. */
export const pageRoutes =
  (deps: Deps, pages: Pages): FastifyPluginAsync =>
  async (app) => {
    const hidden = { schema: { hide: true } }
    for (const url of PAGES) app.get(url, hidden, pages.show)
    app.get(`${SCREENS}/*`, hidden, pages.showScreen)
    await app.register(sitemapRoutes(deps))
  }
