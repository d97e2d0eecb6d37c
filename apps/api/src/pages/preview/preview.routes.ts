import { WallTime } from '@mendwell/contract/wire/clock-time'
import { momentOfMinute } from '@mendwell/domain/days/calendar'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import { ShopError, sentence } from '../../ground/errors.ts'
import { contentSecurityPolicy } from '../../http/security-headers.ts'
import { requireStaff } from '../../http/sessions/doors.ts'
import { getShopSettings } from '../../modules/settings/shop/shop.repository.ts'
import { readFrame } from '../rendering/page-document.ts'
import { type Ask, loadRenderer } from '../rendering/page-renderer.ts'
import { NOT_IN_PREVIEW, previewDocument } from './preview-document.ts'
import { atMoment, type InMoment } from './shop-at-moment.ts'

const MINUTE_MS = 60_000

/** The shop's pages at a future time, below /preview/2026-11-27T09:00: for staff, who can view but not order. */
export const PREVIEW_ADDRESSES = ['/preview/:minute', '/preview/:minute/*'] as const

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

    const askBy =
      (inMoment: InMoment): Ask =>
      async (url) => {
        shop ??= makeShop()
        const calls = await shop
        const { statusCode, statusMessage, body } = await inMoment(() => calls.inject({ url }))
        if (statusCode >= 500) throw new Error(`${url} answered ${statusCode} in a preview`)
        return {
          ok: statusCode < 300,
          status: statusCode,
          statusText: statusMessage,
          json: async () => JSON.parse(body),
        }
      }

    async function show(request: FastifyRequest, reply: FastifyReply) {
      const { minute, '*': rest = '' } = request.params as { minute: string; '*'?: string }
      const { timeZone } = await getShopSettings(deps.db)
      const at = readMoment(minute, timeZone, deps.clock.now())
      const under = `/preview/${minute}`
      const search = request.url.split(/(?=\?)/)[1] ?? ''
      const { loadPage, renderPage } = await loadRenderer()
      const page = await atMoment(deps.db, at, (inMoment) =>
        loadPage(`/${rest}${search}`, askBy(inMoment)),
      )
      // A preview must not be cached: it is private, and stale after the next change.
      reply.header('Cache-Control', 'private, no-store')
      if ('location' in page) return reply.redirect(under + page.location, 302)
      const { html } = await renderPage(page, { under, without: NOT_IN_PREVIEW })
      return reply
        .code(page.status)
        .header('Content-Security-Policy', contentSecurityPolicy(false, readFrame().hashes))
        .type('text/html; charset=utf-8')
        .send(previewDocument({ html, title: `Preview: ${minute}`, moment: inWords(at, timeZone) }))
    }
    for (const url of PREVIEW_ADDRESSES) app.get(url, { schema: { hide: true } }, show)
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
