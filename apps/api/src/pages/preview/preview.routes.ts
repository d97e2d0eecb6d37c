import { findByCodes } from '@mendwell/contract/catalog/quick-order'
import { quoteOrder } from '@mendwell/contract/orders/orders'
import { WallTime } from '@mendwell/contract/wire/clock-time'
import { momentOfMinute } from '@mendwell/domain/days/calendar'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import { ShopError, sentence } from '../../ground/errors.ts'
import { contentSecurityPolicy } from '../../http/security-headers.ts'
import { requireStaff } from '../../http/sessions/doors.ts'
import { getShopSettings } from '../../modules/settings/shop/shop.repository.ts'
import { hashOf, readFrame } from '../rendering/page-document.ts'
import { type Ask, loadRenderer } from '../rendering/page-renderer.ts'
import { previewDocument } from './preview-document.ts'
import { previewScript } from './preview-script.ts'
import { atMoment, type InMoment, nothingInPreview } from './shop-at-moment.ts'

const MINUTE_MS = 60_000

const CALLS = '/preview/:minute/api/*'

/** The shop at a future time, below /preview/2026-11-27T09:00: for staff, who can fill a cart but not order. */
export const PREVIEW_ADDRESSES = ['/preview/:minute', '/preview/:minute/*', CALLS] as const

/** The calls that only read, though their input is sent as a body. */
const READING: readonly string[] = [quoteOrder, findByCodes].map(({ url }) => `/api${url}`)

/**
 * Staff only. `makeShop` builds the shoppers' calls on top of `depsAtMoment`, on the first preview: without previews
 * the shop does not need them.
 */
export const previewRoutes =
  (deps: Deps, makeShop: () => Promise<FastifyInstance>): FastifyPluginAsync =>
  async (app) => {
    requireStaff(app, deps, 'catalogue.read')
    let shop: Promise<FastifyInstance> | undefined
    app.addHook('onClose', async () => (await shop)?.close())
    app.addHook('onRequest', async (_request, reply) => {
      // A preview must not be cached: it is private, and stale after the next change.
      reply.header('Cache-Control', 'private, no-store')
    })

    async function findMoment(request: FastifyRequest) {
      const { minute } = request.params as { minute: string }
      const { timeZone } = await getShopSettings(deps.db)
      return { minute, timeZone, at: readMoment(minute, timeZone, deps.clock.now()) }
    }

    const startShop = () => {
      shop ??= makeShop()
      return shop
    }

    const askBy =
      (inMoment: InMoment): Ask =>
      async (url) => {
        const calls = await startShop()
        const { statusCode, statusMessage, body } = await inMoment(() => calls.inject({ url }))
        if (statusCode >= 500) throw new Error(`${url} answered ${statusCode} in a preview`)
        return {
          ok: statusCode < 300,
          status: statusCode,
          statusText: statusMessage,
          json: async () => JSON.parse(body),
        }
      }

    /** The document of a page; its script then calls the shop at that moment. */
    async function show(request: FastifyRequest, reply: FastifyReply) {
      const { minute, timeZone, at } = await findMoment(request)
      const { '*': rest = '' } = request.params as { '*'?: string }
      const under = `/preview/${minute}`
      const search = request.url.split(/(?=\?)/)[1] ?? ''
      const { loadPage, renderPage, STATE_ID } = await loadRenderer()
      const page = await atMoment(deps.db, at, (inMoment) =>
        loadPage(`/${rest}${search}`, askBy(inMoment)),
      )
      if ('location' in page) return reply.redirect(under + page.location, 302)
      const { html, state } = await renderPage(page, 'hash')
      const address = `#${page.address}`
      const script = previewScript({ under, address })
      const inline = { styles: readFrame().hashes.styles, scripts: [hashOf(script)] }
      const moment = inWords(at, timeZone)
      return reply
        .code(page.status)
        .header('Content-Security-Policy', contentSecurityPolicy(false, inline))
        .type('text/html; charset=utf-8')
        .send(
          previewDocument({
            address,
            html,
            state,
            stateId: STATE_ID,
            title: `Preview: ${minute}`,
            moment,
            script,
          }),
        )
    }
    for (const url of ['/preview/:minute', '/preview/:minute/*']) {
      app.get(url, { schema: { hide: true } }, show)
    }

    /** One of the shoppers' calls, as a visitor without an account would be answered at that moment. */
    async function answer(request: FastifyRequest, reply: FastifyReply) {
      const { at } = await findMoment(request)
      const url = request.url.replace(/^\/preview\/[^/]+/, '')
      const isPost = request.method === 'POST'
      if (isPost && !READING.includes(url)) throw nothingInPreview()
      const asked = isPost
        ? { method: 'POST' as const, url, payload: request.body as object }
        : { method: 'GET' as const, url }
      const calls = await startShop()
      const answered = await atMoment(deps.db, at, (inMoment) =>
        inMoment(() => calls.inject(asked)),
      )
      return reply
        .code(answered.statusCode)
        .type(String(answered.headers['content-type']))
        .send(answered.rawPayload)
    }
    app.route({ method: ['GET', 'POST'], url: CALLS, schema: { hide: true }, handler: answer })
  }

/** @throws ShopError 404 for an invalid time, 422 for one in the past: what was shown then is not known. */
function readMoment(minute: string, timeZone: string, now: Date): Date {
  if (!WallTime.safeParse(minute).success) {
    throw new ShopError(404, 'NOT_FOUND', sentence('momentExpected'))
  }
  const at = momentOfMinute(minute, timeZone)
  if (at.getTime() <= now.getTime() - MINUTE_MS) {
    throw new ShopError(422, 'INVALID_FIELDS', sentence('previewPast'))
  }
  return at < now ? now : at
}

const inWords = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(at)
