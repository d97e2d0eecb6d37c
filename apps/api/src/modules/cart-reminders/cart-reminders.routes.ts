import * as contract from '@mendwell/contract/carts/cart-reminders'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { signedIn } from '../../http/sessions/identify.ts'
import { getShopSettings } from '../settings/shop/shop.repository.ts'
import {
  deleteUnsentReminder,
  findConsent,
  giveConsent,
  withdrawConsent,
} from './cart-reminders.repository.ts'
import { openReminder, saveReminder, stopMailbox } from './save-reminder.ts'

/** Open door: guests who want one email if they leave without ordering, and the link in it. */
export const cartReminderRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    // Mail programs end the reminders with a form of their own, whose fields say nothing.
    app.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { bodyLimit: 1024 },
      (_request, payload, done) => {
        payload.resume()
        done(null)
      },
    )

    // For people whose mail program opens the address: the page with the button, which no mail scanner presses.
    app.get('/carts/reminders/stop', { schema: { hide: true } }, (request, reply) => {
      const { search } = new URL(request.url, 'http://shop')
      return reply.redirect(`/#/cart-reminders${search}`, 302)
    })

    app.route({
      ...contract.stopCartReminders,
      handler: (request) => stopMailbox(deps, request.query.t),
    })

    app.route({
      ...contract.saveCartReminder,
      handler: (request) => saveReminder(deps, { ...request.body, ip: request.ip }),
    })

    app.route({
      ...contract.endCartReminder,
      handler: async (request) => {
        await deleteUnsentReminder(deps.db, request.body.token)
        return { wanted: false }
      },
    })

    app.route({
      ...contract.openCartReminder,
      handler: (request) => openReminder(deps, { ...request.body, ip: request.ip }),
    })
  }

/** Customer door: whether one wants to be reminded of the own cart. */
export const ownReminderRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findReminderWish,
      handler: async (request, reply) => {
        const { custId } = await signedIn(deps, request)
        // Whoever signs in next on this device is somebody else.
        reply.header('Cache-Control', 'no-store')
        const { cartReminderHours } = await getShopSettings(deps.db)
        return { wanted: await findConsent(deps.db, custId), offered: cartReminderHours > 0 }
      },
    })

    app.route({
      ...contract.saveReminderWish,
      handler: async (request) => {
        const { custId } = await signedIn(deps, request)
        const { wanted } = request.body
        const save = wanted ? giveConsent : withdrawConsent
        await deps.db.transaction().execute((tx) => save(tx, custId))
        return { wanted }
      },
    })
  }
