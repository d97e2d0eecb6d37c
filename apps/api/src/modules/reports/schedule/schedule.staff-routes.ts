import { findSchedule } from '@mendwell/contract/reports/schedule'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps/deps.ts'
import { listSchedule } from './list-schedule.ts'

/** Staff door: scheduled changes. */
export const scheduleRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({ ...findSchedule, handler: async () => ({ rows: await listSchedule(deps.db) }) })
  }
