import { READING_PAGES } from '@mendwell/contract/reading-pages'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../deps.ts'
import { SCREENS } from './boot-script.ts'
import type { Pages } from './show-page.ts'
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

/** For anyone to read, whoever it is. */
export const PAGE_ADDRESSES: readonly string[] = [...PAGES, `${SCREENS}/*`, ...SITEMAP_ADDRESSES]

/** The pages that the server draws. */
export const pageRoutes =
  (deps: Deps, pages: Pages): FastifyPluginAsync =>
  async (app) => {
    const { show, showScreen } = pages
    const hidden = { schema: { hide: true } }
    for (const url of PAGES) app.get(url, hidden, show)
    app.get(`${SCREENS}/*`, hidden, showScreen)
    await app.register(sitemapRoutes(deps))
  }
