import { Readable } from 'node:stream'
import * as contract from '@mendwell/contract/people/staff-customers'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { csvFile } from '../../http/csv-file.ts'
import { signedIn } from '../../http/sessions/identify.ts'
import { mailClaimLink } from './accounts/mail-claim-link.ts'
import { changeCustomer } from './customer-records/change-customer.ts'
import { eraseCustomer } from './customer-records/erase-customer.ts'
import { exportCustomer } from './customer-records/export-customer.ts'
import { getStaffCustomer } from './customer-records/get-staff-customer.ts'
import { exportCustomers } from './customer-records/list/export-customers.ts'
import { listCustomers } from './customer-records/list/list-customers.ts'
import { mergeCustomers } from './customer-records/merge-customers.ts'

/** Staff door, customers.read: finding people; changing, exporting and erasing need more. */
export const customerRecordRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findStaffCustomers,
      handler: (request) => listCustomers(deps.db, request.query),
    })

    app.route({
      ...contract.exportStaffCustomers,
      config: { permission: 'customers.erase' },
      handler: async (request, reply) => {
        const who = await signedIn(deps, request)
        const parts = await exportCustomers(deps, { filter: request.query, who })
        return csvFile(reply, 'customers.csv').send(Readable.from(parts, { objectMode: false }))
      },
    })

    app.route({
      ...contract.getStaffCustomer,
      handler: (request) => getStaffCustomer(deps.db, request.params.custId),
    })

    app.route({
      ...contract.changeCustomer,
      config: { permission: 'customers.write' },
      handler: async (request) => {
        const who = await signedIn(deps, request)
        return changeCustomer(deps, { ...request.params, ...request.body, who })
      },
    })

    app.route({
      ...contract.mergeCustomers,
      config: { permission: 'customers.write' },
      handler: async (request) =>
        mergeCustomers(deps, { merge: request.body, who: await signedIn(deps, request) }),
    })

    app.route({
      ...contract.mailClaimLink,
      config: { permission: 'customers.write' },
      handler: async (request) =>
        mailClaimLink(deps, { ...request.params, who: await signedIn(deps, request) }),
    })

    app.route({
      ...contract.exportCustomer,
      config: { permission: 'customers.erase' },
      handler: async (request, reply) => {
        const { custId } = request.params
        const data = await exportCustomer(deps, { custId, who: await signedIn(deps, request) })
        reply.header('Content-Disposition', `attachment; filename="customer-${custId}.json"`)
        return data
      },
    })

    app.route({
      ...contract.eraseCustomer,
      config: { permission: 'customers.erase' },
      handler: async (request) => {
        const { custId } = request.params
        const { confirmEmail } = request.body
        return eraseCustomer(deps, { custId, confirmEmail, who: await signedIn(deps, request) })
      },
    })
  }
