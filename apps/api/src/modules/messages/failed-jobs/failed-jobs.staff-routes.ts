import * as contract from '@mendwell/contract/content/staff-content'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps/deps.ts'
import { signedIn } from '../../../http/sessions/identify.ts'
import { findFailedJobs } from './failed-jobs.repository.ts'
import { retryJob } from './retry-job.ts'

/** Staff door: failed background jobs. */
export const staffJobRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({ ...contract.findFailedJobs, handler: () => findFailedJobs(deps.db) })

    app.route({
      ...contract.retryJob,
      config: { permission: 'messages.send' },
      handler: async (request) =>
        retryJob(deps.db, await signedIn(deps, request), request.body.jobId),
    })
  }
