import * as contract from '@mendwell/contract/carts/cart-reminders'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { acceptOneClick } from '../../http/one-click.ts'
import { signedIn } from '../../http/sessions/identify.ts'
import { wantedLanguage } from '../../http/wanted-language.ts'
import { getShopSettings } from '../settings/shop/shop.repository.ts'
import {
  deleteUnsentReminder,
  findConsent,
  giveConsent,
  withdrawConsent,
} from './cart-reminders.repository.ts'
import { openReminder, saveReminder, stopMailbox } from './save-reminder.ts'

/** Open door: guests who want one email if they leave without ordering, and its link. */
export const cartReminderRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    acceptOneClick(app, { address: '/carts/reminders/stop', page: 'cart-reminders' })

    app.route({
      ...contract.stopCartReminders,
      handler: (request) => stopMailbox(deps, request.query.t),
    })

    app.route({
      ...contract.saveCartReminder,
      handler: (request) => {
        const { body, ip } = request
        return saveReminder(deps, { ...body, ip, language: wantedLanguage(request) })
      },
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

/** Customer door: whether the caller wants reminders of their cart. */
export const ownReminderRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findReminderWish,
      handler: async (request, reply) => {
        const { custId } = await signedIn(deps, request)
        // The next person to sign in on this device may be someone else.
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
