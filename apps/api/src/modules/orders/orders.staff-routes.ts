import { Readable } from 'node:stream'
import * as changes from '@mendwell/contract/staff-orders/order-changes'
import * as contract from '@mendwell/contract/staff-orders/order-detail'
import * as lists from '@mendwell/contract/staff-orders/order-list'
import * as packing from '@mendwell/contract/staff-orders/packing-documents'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { maySeeCosts } from '../../ground/principal.ts'
import { csvFile } from '../../http/csv-file.ts'
import { identify, signedIn } from '../../http/sessions/identify.ts'
import { getShopSettings } from '../settings/shop/shop.repository.ts'
import { correctAddress } from './detail/correct-address.ts'
import { getOrderDetail } from './detail/get-order-detail.ts'
import { quoteCancel } from './detail/quote-cancel.ts'
import { resendMail } from './detail/resend-mail.ts'
import { saveOrderNote } from './detail/save-order-note.ts'
import { exportOrders } from './list/export-orders.ts'
import { listOrders } from './list/list-orders.ts'
import { getPackingDocuments } from './shipping/get-packing-documents.ts'
import { packingSlipsPdf, pickListPdf } from './shipping/packing-documents-pdf.ts'

/** Staff door, orders.read: finding orders, looking at one, printing its packing documents. */
export const staffOrderListRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...lists.findStaffOrders,
      handler: (request) => listOrders(deps.db, request.query),
    })

    app.route({
      ...lists.exportStaffOrders,
      // Names, emails and phones of everyone who ever ordered: a list of customers.
      config: { permission: ['orders.read', 'customers.read'] },
      handler: (request, reply) =>
        csvFile(reply, 'orders.csv').send(
          Readable.from(exportOrders(deps.db, request.query), { objectMode: false }),
        ),
    })

    app.route({
      ...contract.getStaffOrder,
      handler: async (request) => {
        const seesCosts = maySeeCosts(await identify(deps, request))
        return getOrderDetail(deps.db, request.params.orderId, { seesCosts })
      },
    })

    app.route({
      ...packing.getPackingDocuments,
      handler: (request) => getPackingDocuments(deps, request.query.orderIds),
    })

    app.route({
      ...packing.printPackingDocuments,
      handler: async (request, reply) => {
        const { document, orderIds } = request.query
        const render = document === 'pick-list' ? pickListPdf : packingSlipsPdf
        const pdf = await render(
          await getPackingDocuments(deps, orderIds),
          await getShopSettings(deps.db),
        )
        return reply
          .type('application/pdf')
          .header('Content-Disposition', `inline; filename="Mendwell-${document}.pdf"`)
          .send(pdf)
      },
    })

    app.route({
      ...changes.quoteCancel,
      config: { permission: 'orders.move' },
      handler: (request) => quoteCancel(deps.db, request.body.orderIds),
    })

    app.route({
      ...contract.saveOrderNote,
      config: { permission: 'orders.write' },
      handler: async (request) => {
        const { orderId } = request.params
        const who = await signedIn(deps, request)
        return saveOrderNote(deps, { orderId, note: request.body.note, who })
      },
    })

    app.route({
      ...contract.correctAddress,
      config: { permission: 'orders.write' },
      handler: async (request) => {
        const { orderId } = request.params
        const who = await signedIn(deps, request)
        return correctAddress(deps, { orderId, address: request.body, who })
      },
    })

    app.route({
      ...contract.resendMail,
      config: { permission: 'orders.write' },
      handler: async (request) =>
        resendMail(deps, { ...request.params, who: await signedIn(deps, request) }),
    })
  }
