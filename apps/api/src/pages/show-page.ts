import { MISSING_PAGE } from '@mendwell/contract/reading-pages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LIST_MAX_AGE_MS, MAX_STALE_MS } from '../cache/keep-answers.ts'
import type { Answer, Policy } from '../cache/response-cache.ts'
import type { Deps } from '../deps.ts'
import { contentSecurityPolicy } from '../http/security-headers.ts'
import { tagsOfProduct } from '../modules/catalog/catalogue-tags.ts'
import { SCREENS } from './boot-script.ts'
import { describePage } from './describe-page.ts'
import { type Ask, type Drawer, type Drawing, loadDrawer } from './drawing.ts'
import { bodyOf, documentOf, readFrame } from './page-document.ts'
import { sendPage } from './send-page.ts'
import { cleanPath, readSubject, type Subject } from './subject.ts'

/** A page shows lists, and anything of the catalogue may have changed them. */
const KEEP = { tags: ['catalog', 'news'], maxAgeMs: LIST_MAX_AGE_MS }
const PLAIN: Subject = { kind: 'plain' }

export type Pages = ReturnType<typeof pageShower>

/** Answers requests for pages: from what is kept, or drawn anew from the calls of this very server. */
export function pageShower(app: FastifyInstance, deps: Deps) {
  const ask: Ask = async (url) => {
    const { statusCode: status, body } = await app.inject({ url })
    if (status >= 500) throw new Error(`${url} answered ${status}`)
    return new Response(body, { status })
  }
  const { drawDocument, drawScreen } = keptDrawings(deps, ask)

  let policy: string | undefined
  const send = (request: FastifyRequest, reply: FastifyReply, answer: Answer, status = 200) => {
    policy ??= contentSecurityPolicy(deps.config.stripe !== undefined, readFrame().hashes)
    return sendPage(request, reply, { answer, policy, status })
  }

  /** A page that says so, with ways on. */
  async function showMissing(request: FastifyRequest, reply: FastifyReply) {
    const since = deps.cache.mark()
    const drawer = await loadDrawer()
    const answer = await drawDocument({
      key: 'page missing',
      address: MISSING_PAGE,
      subject: PLAIN,
      drawer,
      since,
    })
    return send(request, reply, answer, 404)
  }

  async function drawNow(request: FastifyRequest, reply: FastifyReply) {
    const since = deps.cache.mark()
    const { pathname, search } = placeOf(request)
    const drawer = await loadDrawer()
    const address = drawer.appAddress(withoutSlash(pathname), search)
    const subject = address && (await readSubject(address, ask, drawer))
    if (!address || !subject) return showMissing(request, reply)
    const clean = cleanPath(subject, address, drawer)
    if (clean !== pathname) return reply.redirect(clean + search, 301)
    const key = keyOf(request.url)
    return send(request, reply, await drawDocument({ key, address, subject, drawer, since }))
  }

  async function leadOn(request: FastifyRequest, reply: FastifyReply) {
    const { pathname: typed, search } = placeOf(request)
    const pathname = withoutSlash(typed)
    const drawer = await loadDrawer()
    if (!drawer.hasScreen(pathname)) return showMissing(request, reply)
    const address = pathname + search
    if (!drawer.cleanAddress(address)) return reply.redirect(`/#${address}`, 301)
    const subject = await readSubject(address, ask, drawer)
    const clean = subject && cleanPath(subject, address, drawer)
    return clean ? reply.redirect(clean, 301) : showMissing(request, reply)
  }

  /** The database is away: what was kept, else the bare frame, whose script asks again and says so. */
  function showOld(request: FastifyRequest, reply: FastifyReply, error: unknown) {
    request.log.error({ err: error }, 'page not drawn')
    const old = deps.cache.findOld(keyOf(request.url), MAX_STALE_MS)
    return old ? send(request, reply, old) : reply.code(503).sendFile('index.html')
  }

  return {
    /** The page at a clean address; another spelling of it leads there for good. */
    async show(request: FastifyRequest, reply: FastifyReply) {
      const kept = deps.cache.find(keyOf(request.url))
      if (kept) return send(request, reply, kept)
      return drawNow(request, reply).catch((error) => showOld(request, reply, error))
    },
    /** A screen as it is behind the hash; no content where the app draws it by itself or the shop has none. */
    async showScreen(request: FastifyRequest, reply: FastifyReply) {
      reply.header('X-Robots-Tag', 'noindex')
      const key = keyOf(request.url)
      const kept = deps.cache.find(key)
      if (kept) return send(request, reply, kept)
      const since = deps.cache.mark()
      const drawer = await loadDrawer()
      const address = request.url.slice(SCREENS.length)
      const subject = drawer.cleanAddress(address) && (await readSubject(address, ask, drawer))
      if (!subject) return reply.code(204).send()
      return send(request, reply, await drawScreen({ key, address, subject, drawer, since }))
    },
    /** An address without a page: what the app has behind its hash (Specification §2) is led there. */
    async showUnknown(request: FastifyRequest, reply: FastifyReply) {
      return leadOn(request, reply).catch((error) => showOld(request, reply, error))
    },
  }
}

interface Drawn {
  key: string
  address: string
  subject: Subject
  drawer: Drawer
  /** Mark of the cache from before the subject was read. */
  since: number
}

/** Draws pages and screens, and keeps what is made of them until something of it changes. */
function keptDrawings({ cache, config }: Deps, ask: Ask) {
  const shop = () => `${config.publicUrl}/`

  function draw(
    { key, address, subject, drawer, since }: Drawn,
    links: 'page' | 'hash',
    finish: (drawing: Drawing) => Promise<string>,
  ) {
    const make = async () => finish(await drawer.drawPage(address, withKnown(ask, subject), links))
    return cache.load(key, { ...policyOf(subject), since }, make)
  }

  return {
    drawDocument: (drawn: Drawn) =>
      draw(drawn, 'page', (drawing) => {
        const { address } = drawn
        const head = describePage({ ...drawn, drawing, shop: shop() })
        return documentOf(address, drawing, { ...head, hidden: address === MISSING_PAGE })
      }),
    /** The body alone, for the page that is open already. */
    drawScreen: (drawn: Drawn) => draw(drawn, 'hash', (drawing) => bodyOf(drawn.address, drawing)),
  }
}

/** Joined, not resolved: what begins with two slashes would name another host, or none. */
const placeOf = ({ url }: FastifyRequest) => new URL(`http://shop${url}`)

/** '/about' for '/about/' (Decisions §5). */
const withoutSlash = (pathname: string) => pathname.replace(/([^/])\/$/, '$1')

/** Apart from addresses of calls. A product looks the same whatever else its address says. */
const keyOf = (url: string) => `page ${url.startsWith('/p/') ? url.split('?', 1)[0] : url}`

/** A product's page is drawn anew as soon as anything of it is another: its price is the one that is charged. */
function policyOf(subject: Subject): Policy {
  if (subject.kind !== 'product') return KEEP
  const tags = [...KEEP.tags, ...tagsOfProduct(subject.product.productId)]
  return { ...KEEP, tags, live: true }
}

/** The product that was read to know its price is not read twice. */
function withKnown(ask: Ask, subject: Subject): Ask {
  if (subject.kind !== 'product') return ask
  const known = `/api/products/${subject.product.productId}`
  return async (address) => (address === known ? new Response(subject.version) : ask(address))
}
