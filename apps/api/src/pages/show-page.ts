import { findNews, getHomeBanner } from '@mendwell/contract/content/content'
import { COMPARE_PAGE } from '@mendwell/contract/content/reading-pages'
import { getShopConfig, type ShopConfigWire } from '@mendwell/contract/shop/shop'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps/deps.ts'
import { type CachedAnswer, FRESH_MS } from '../ground/cache.ts'
import { contentSecurityPolicy } from '../http/security-headers.ts'
import { findSurchargeOfOne } from '../modules/delivery/get-product-delivery.ts'
import { describePage } from './rendering/describe-page.ts'
import { bodyOf, documentOf, readFrame, SCREENS } from './rendering/page-document.ts'
import {
  type Ask,
  type LoadedPage,
  loadRenderer,
  type PageRenderer,
  type Reply,
} from './rendering/page-renderer.ts'
import { sendPage } from './send-page.ts'

/** A page shows lists, and any change of the catalog may affect them. */
const TAGS = ['catalog', 'news']

/** Answers that change with time: a page is no older than those it was rendered from. */
const CLOCKED = [findNews, getHomeBanner].map(({ url }) => `/api${url}`)

export type Pages = ReturnType<typeof pageShower>

/** Answers requests for pages: from the cache, or rendered from this server's own answers. */
export function pageShower(app: FastifyInstance, deps: Deps) {
  /** Calls the API for one page, and tracks how long its answers stay fresh. */
  function startAsking() {
    let freshMs = FRESH_MS
    const ask: Ask = async (url) => {
      const cached = deps.cache.find(url)
      if (cached) {
        if (CLOCKED.includes(url)) freshMs = Math.min(freshMs, deps.cache.remainingMs(url))
        return replyOf(200, 'OK', String(cached.bytes.identity))
      }
      const { statusCode, statusMessage, body } = await app.inject({ url })
      if (statusCode >= 500) throw new Error(`${url} answered ${statusCode}`)
      return replyOf(statusCode, statusMessage, body)
    }
    return { ask, freshMs: () => freshMs }
  }

  let policy: string | undefined
  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    answer: CachedAnswer,
    status = 200,
  ) => {
    policy ??= contentSecurityPolicy(deps.config.stripe !== undefined, readFrame().hashes)
    return sendPage(request, reply, { answer, policy, status })
  }

  /** What one piece of the page's product adds to shipping, in cents; looked up only in a shop that adds anything. */
  async function surchargeOf(page: LoadedPage, renderer: PageRenderer) {
    const { subject } = page
    const config = renderer.answerTo(page, getShopConfig.url) as ShopConfigWire | undefined
    if (subject.kind !== 'product' || !config?.surcharges) return 0
    return findSurchargeOfOne(deps.catalogue, subject.product.productId)
  }

  async function render(page: LoadedPage): Promise<string> {
    const renderer = await loadRenderer()
    const { html, state } = await renderer.renderPage(page, 'page')
    const shop = `${deps.config.publicUrl}/`
    const surchargeCents = await surchargeOf(page, renderer)
    const head = describePage({ page, html, renderer, shop, surchargeCents })
    return documentOf({
      address: page.address,
      html,
      head: {
        ...head,
        hidden: page.status === 404 || page.path === COMPARE_PAGE || isBare(page, html),
      },
      state,
      stateId: renderer.STATE_ID,
    })
  }

  async function renderScreen(page: LoadedPage): Promise<string> {
    const renderer = await loadRenderer()
    const { html, state } = await renderer.renderPage(page, 'hash')
    return bodyOf({ address: `#${page.address}`, html, state, stateId: renderer.STATE_ID })
  }

  async function showNew(request: FastifyRequest, reply: FastifyReply) {
    const { loadPage } = await loadRenderer()
    const key = keyOf(request.url)
    const { ask, freshMs } = startAsking()
    const page = await loadPage(request.url, ask)
    if ('location' in page) return reply.redirect(page.location, 301)
    const answer = await deps.cache.load(page.status === 404 ? 'page missing' : key, tagsOf(page), {
      body: () => render(page),
      freshMs: freshMs(),
    })
    return send(request, reply, answer, page.status)
  }

  /** While the database is away: the cached page, else the bare frame, whose script retries and says so. */
  function showOld(request: FastifyRequest, reply: FastifyReply, error: unknown) {
    request.log.error({ err: error }, 'page not rendered')
    const old = deps.cache.findStale(keyOf(request.url))
    return old ? send(request, reply, old) : reply.code(503).sendFile('index.html')
  }

  return {
    /** The page of a URL, or the not-found page; other spellings redirect permanently. */
    async show(request: FastifyRequest, reply: FastifyReply) {
      const cached = deps.cache.find(keyOf(request.url))
      if (cached) return send(request, reply, cached)
      return showNew(request, reply).catch((error) => showOld(request, reply, error))
    },
    /** A screen behind the hash, for the page that is already open; no content if the browser renders it. */
    async showScreen(request: FastifyRequest, reply: FastifyReply) {
      reply.header('X-Robots-Tag', 'noindex')
      const key = keyOf(request.url)
      const cached = deps.cache.find(key)
      if (cached) return send(request, reply, cached)
      const { loadScreen } = await loadRenderer()
      const { ask, freshMs } = startAsking()
      const page = await loadScreen(request.url.slice(SCREENS.length), ask)
      if (!page) return reply.code(204).send()
      const making = { body: () => renderScreen(page), freshMs: freshMs() }
      return send(request, reply, await deps.cache.load(key, tagsOf(page), making))
    },
  }
}

/** A questions page without questions is not indexed. */
const isBare = ({ path }: LoadedPage, html: string): boolean =>
  path.endsWith('/questions') && !html.includes('<article')

const replyOf = (status: number, statusText: string, body: string): Reply => ({
  ok: status < 300,
  status,
  statusText,
  json: async () => JSON.parse(body),
})

/** Separate from the URLs of calls. A product's page ignores all other parameters in its URL. */
const keyOf = (url: string) => `page ${url.startsWith('/p/') ? url.split('?', 1)[0] : url}`

const tagsOf = ({ subject, path }: LoadedPage) => {
  if (subject.kind === 'product') return [...TAGS, `product:${subject.product.productId}`]
  return path.endsWith('/questions') ? [...TAGS, 'questions'] : TAGS
}
