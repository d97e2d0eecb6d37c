import * as contract from '@mendwell/contract/carts/cart-reminders'
import { REMINDER_FIGURE_DAYS } from '@mendwell/domain/carts/cart-reminders'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { findFigures } from './cart-reminders.repository.ts'

/** Staff door: how many reminders were sent, and their effect. The recipients are not shown. */
export const staffReminderRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findReminderFigures,
      handler: async () => ({ days: REMINDER_FIGURE_DAYS, ...(await findFigures(deps.db)) }),
    })
  }
