import * as contract from '@mendwell/contract/carts/cart-reminders'
import { REMINDER_FIGURE_DAYS } from '@mendwell/domain/carts/cart-reminders'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { findFigures } from './cart-reminders.repository.ts'

/** Staff door: how many reminders went out, and what came of them. Whom they are about is nobody's business. */
export const staffReminderRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findReminderFigures,
      handler: async () => ({ days: REMINDER_FIGURE_DAYS, ...(await findFigures(deps.db)) }),
    })
  }
