import { READING_PAGES } from '@mendwell/contract/content/reading-pages'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import { findBrands, findDepartments } from '../../modules/catalog/taxonomy/catalog.repository.ts'
import { listCategories } from '../../modules/catalog/taxonomy/list-categories.ts'
import { findDevices } from '../../modules/devices/devices.repository.ts'
import { listSituations } from '../../modules/situations/show-situation.ts'
import { departmentPath, withSlug } from '../rendering/clean-paths.ts'
import { escapeHtml } from '../rendering/page-head.ts'
import { loadRenderer, type PageRenderer } from '../rendering/page-renderer.ts'
import {
  countProductSitemaps,
  findSitemapKinds,
  findSitemapLegalPages,
  findSitemapOwnPages,
  findSitemapProducts,
} from './sitemap.repository.ts'

interface Entry {
  path: string
  changed?: Date
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const ROBOTS = '/robots.txt'
const INDEX = '/sitemap.xml'
const PART = '/sitemaps/:name.xml'
export const SITEMAP_ADDRESSES = [ROBOTS, INDEX, PART] as const
/** Nothing here changes by the minute. */
const CACHE = 'public, max-age=600'

/** robots.txt and the sitemaps: one for pages, and one for each ten thousand products. */
export const sitemapRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const shop = () => deps.config.publicUrl
    const hidden = { schema: { hide: true } }
    const send = (reply: FastifyReply, type: string, text: string) =>
      reply.type(type).header('Cache-Control', CACHE).send(text)

    app.get(ROBOTS, hidden, (_request, reply) =>
      send(reply, 'text/plain; charset=utf-8', robots(shop())),
    )
    app.get(INDEX, hidden, async (_request, reply) => {
      const parts = await countProductSitemaps(deps.db)
      const names = ['pages', ...Array.from({ length: parts }, (_, index) => index + 1)]
      const maps = names.map(
        (name) => `<sitemap><loc>${shop()}/sitemaps/${name}.xml</loc></sitemap>`,
      )
      return send(
        reply,
        'application/xml',
        `${XML}\n<sitemapindex ${NAMESPACE}>\n${maps.join('\n')}\n</sitemapindex>\n`,
      )
    })
    app.get<{ Params: { name: string } }>(PART, hidden, async (request, reply) => {
      const { name } = request.params
      const entries = await entriesOf(name, deps, await loadRenderer())
      if (!entries) return reply.callNotFound()
      const urls = entries.map(({ path, changed }) => urlElement(shop() + path, changed))
      return send(
        reply,
        'application/xml',
        `${XML}\n<urlset ${NAMESPACE}>\n${urls.join('\n')}\n</urlset>\n`,
      )
    })
  }

async function entriesOf(
  name: string,
  { db }: Deps,
  renderer: PageRenderer,
): Promise<Entry[] | undefined> {
  if (name === 'pages') return pagesOf(await readCatalogue(db), renderer)
  if (!/^\d{1,5}$/.test(name)) return undefined
  const products = await findSitemapProducts(db, Number(name))
  return products.map(({ productId, productName, updatedAt }) => ({
    path: `/p/${withSlug(productId, productName, renderer)}`,
    changed: updatedAt,
  }))
}

async function readCatalogue(db: Deps['db']) {
  const [departments, categories, brands, situations, legalPages, devices, kinds, ownPages] =
    await Promise.all([
      findDepartments(db),
      listCategories(db),
      findBrands(db),
      listSituations(db, 'en'),
      findSitemapLegalPages(db),
      findDevices(db),
      findSitemapKinds(db),
      findSitemapOwnPages(db),
    ])
  return { departments, categories, brands, situations, legalPages, devices, kinds, ownPages }
}

type Catalogue = Awaited<ReturnType<typeof readCatalogue>>

function pagesOf(
  { departments, categories, brands, situations, legalPages, devices, kinds, ownPages }: Catalogue,
  renderer: PageRenderer,
): Entry[] {
  const active = departments.filter(({ activeFlag }) => activeFlag)
  return [
    ...['/', ...READING_PAGES].map((path) => ({ path })),
    ...situations.map(({ situationKey }) => ({ path: `/need/${situationKey}` })),
    ...legalPages.map(({ pageKey }) => ({ path: `/legal/${pageKey}` })),
    ...ownPages.map(({ pageKey, updatedAt }) => ({ path: `/${pageKey}`, changed: updatedAt })),
    ...devices.map(({ deviceKey }) => ({ path: `/devices/${deviceKey}` })),
    ...kinds.map(({ kindKey }) => ({ path: `/k/${kindKey}` })),
    ...renderer.articles.map(({ slug }) => ({ path: `/blogs/${slug}` })),
    ...active.map(({ deptName }) => ({
      path: departmentPath(deptName, renderer),
    })),
    ...categories.map(({ categoryId, subCategory }) => ({
      path: `/c/${withSlug(categoryId, subCategory, renderer)}`,
    })),
    ...brands.map(({ brandId, brandName }) => ({
      path: `/b/${withSlug(brandId, brandName, renderer)}`,
    })),
  ]
}

function urlElement(address: string, changed?: Date): string {
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
  return `<url><loc>${escapeHtml(address)}</loc>${lastmod}</url>`
}

const robots = (shop: string) =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /staff',
    '',
    `Sitemap: ${shop}/sitemap.xml`,
    '',
  ].join('\n')
