import { Readable } from 'node:stream'
import * as files from '@mendwell/contract/purchasing/purchase-order-files'
import * as contract from '@mendwell/contract/purchasing/purchase-orders'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { staffMay } from '../../ground/principal.ts'
import { answerOnce } from '../../http/answer-once.ts'
import { readCsvUpload, readUploads } from '../../http/bodies/read-upload.ts'
import { csvFile } from '../../http/csv-file.ts'
import { identify, signedIn } from '../../http/sessions/identify.ts'
import { exportLines, exportPurchases } from './files/export-purchases.ts'
import { importPurchaseLines } from './files/import-purchase-lines.ts'
import {
  changeExpectedDay,
  changePurchaseOrder,
  movePurchaseOrder,
} from './purchase-orders/change-purchase-order.ts'
import { getPurchaseOrder, listPurchaseOrders } from './purchase-orders/get-purchase-order.ts'
import { makePurchaseOrder } from './purchase-orders/make-purchase-order.ts'
import { printPurchaseOrder } from './purchase-orders/print-purchase-order.ts'
import { receivePurchase } from './purchase-orders/receive-purchase.ts'
import { saveReceiptCosts } from './purchase-orders/save-receipt-costs.ts'

/** Staff door, purchasing.write: purchase orders. Staff who receive goods see what is expected, without costs. */
export const staffPurchaseRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    await readUploads(app)
    const { db } = deps
    const looking = async (request: FastifyRequest) => ({
      seesCosts: staffMay(await identify(deps, request), 'purchasing.write'),
    })

    app.route({
      ...contract.findPurchaseOrders,
      config: { permission: 'lots.write' },
      handler: async (request) =>
        listPurchaseOrders(db, { ...request.query, ...(await looking(request)) }),
    })

    app.route({
      ...contract.getPurchaseOrder,
      config: { permission: 'lots.write' },
      handler: async (request) =>
        getPurchaseOrder(db, request.params.purchaseOrderId, await looking(request)),
    })

    app.route({
      ...files.exportPurchaseOrders,
      config: { permission: 'lots.write' },
      handler: async (request, reply) => {
        const asked = { ...request.query, ...(await looking(request)) }
        const rows = Readable.from(exportPurchases(db, asked), { objectMode: false })
        return csvFile(reply, 'purchase-orders.csv').send(rows)
      },
    })

    app.route({
      ...files.exportPurchaseLines,
      config: { permission: 'lots.write' },
      handler: async (request, reply) => {
        const looks = await looking(request)
        const purchase = await getPurchaseOrder(db, request.params.purchaseOrderId, looks)
        return csvFile(reply, `${purchase.order.number}.csv`).send(exportLines(purchase, looks))
      },
    })

    app.route({
      ...files.importPurchaseLines,
      handler: async (request) => {
        const who = await signedIn(deps, request)
        const bytes = await readCsvUpload(request)
        return importPurchaseLines(db, who, { ...request.params, ...request.query, bytes })
      },
    })

    app.route({
      ...contract.printPurchaseOrder,
      handler: async (request, reply) => {
        const { fileName, pdf } = await printPurchaseOrder(db, request.params.purchaseOrderId)
        return reply
          .type('application/pdf')
          .header('Content-Disposition', `inline; filename="${fileName}"`)
          .send(pdf)
      },
    })

    app.route({
      ...contract.makePurchaseOrder,
      handler: async (request, reply) => {
        const key = request.headers['idempotency-key']
        const who = await signedIn(deps, request)
        return answerOnce(reply, await makePurchaseOrder(db, who, { asked: request.body, key }))
      },
    })

    app.route({
      ...contract.changePurchaseOrder,
      handler: async (request) => {
        const who = await signedIn(deps, request)
        return changePurchaseOrder(db, who, { ...request.params, change: request.body })
      },
    })

    app.route({
      ...contract.changeExpectedDay,
      handler: async (request) => {
        const who = await signedIn(deps, request)
        return changeExpectedDay(deps, who, { ...request.params, change: request.body })
      },
    })

    app.route({
      ...contract.receivePurchase,
      config: { permission: 'lots.write' },
      handler: async (request, reply) => {
        const key = request.headers['idempotency-key']
        const who = await signedIn(deps, request)
        const { seesCosts } = await looking(request)
        const receiving = { ...request.params, receipt: request.body, key, seesCosts }
        return answerOnce(reply, await receivePurchase(db, who, receiving))
      },
    })

    app.route({
      ...contract.saveReceiptCosts,
      handler: async (request) => {
        const who = await signedIn(deps, request)
        return saveReceiptCosts(db, who, { ...request.params, change: request.body })
      },
    })

    app.route({
      ...contract.movePurchaseOrder,
      handler: async (request) => {
        const who = await signedIn(deps, request)
        return movePurchaseOrder(deps, who, { ...request.params, move: request.body })
      },
    })
  }
