import { Readable } from 'node:stream'
import * as files from '@mendwell/contract/lots/lot-files'
import * as contract from '@mendwell/contract/lots/lots'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { answerOnce } from '../../http/answer-once.ts'
import { readCsvUpload, readUploads } from '../../http/bodies/read-upload.ts'
import { csvFile } from '../../http/csv-file.ts'
import { signedIn } from '../../http/sessions/identify.ts'
import { findScanned } from './codes/codes.repository.ts'
import { keepProductCode } from './codes/keep-product-code.ts'
import { exportLots } from './files/export-lots.ts'
import { importLots } from './files/import-lots.ts'
import { getLot, getProductLots, listLots } from './list/list-lots.ts'
import { moveLot } from './shelf/move-lot.ts'
import { receiveStock } from './shelf/receive-stock.ts'
import { trackProduct } from './shelf/track-product.ts'

/** Staff door, lots.write: stock by lot. All who see the catalog may see the lots on hand. */
export const staffLotRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    await readUploads(app)
    const { db } = deps
    app.route({
      ...contract.getProductLots,
      config: { permission: 'catalogue.read' },
      handler: (request) => getProductLots(db, request.params.productId),
    })

    app.route({
      ...contract.saveTracking,
      handler: async (request) => {
        const { productId } = request.params
        const who = await signedIn(deps, request)
        await trackProduct(deps, { productId, tracked: request.body }, who)
        return getProductLots(db, productId)
      },
    })

    app.route({
      ...contract.receiveStock,
      handler: async (request, reply) => {
        const outcome = await receiveStock(deps, {
          receipt: request.body,
          key: request.headers['idempotency-key'],
          who: await signedIn(deps, request),
        })
        return answerOnce(reply, outcome)
      },
    })

    app.route({
      ...files.exportLots,
      handler: (request, reply) =>
        csvFile(reply, 'lots.csv').send(
          Readable.from(exportLots(db, request.query), { objectMode: false }),
        ),
    })

    app.route({
      ...files.importLots,
      handler: async (request, reply) => {
        const { isCount, note } = request.query
        const outcome = await importLots(deps, {
          bytes: await readCsvUpload(request),
          isCount: isCount === '1',
          note,
          key: request.headers['idempotency-key'],
          who: await signedIn(deps, request),
        })
        return answerOnce(reply, outcome)
      },
    })

    app.route({
      ...contract.findScannedProducts,
      handler: async (request) => ({ products: await findScanned(db, request.query) }),
    })

    app.route({
      ...contract.saveProductCode,
      handler: async (request) => {
        const { productId } = request.params
        const who = await signedIn(deps, request)
        return keepProductCode(deps, { productId, ...request.body }, who)
      },
    })

    app.route({
      ...contract.findLots,
      handler: (request) => listLots(db, request.query),
    })

    app.route({
      ...contract.getLot,
      handler: (request) => getLot(db, request.params.lotId),
    })

    app.route({
      ...contract.moveLot,
      handler: async (request) => {
        const { lotId } = request.params
        await moveLot(deps, { lotId, move: request.body }, await signedIn(deps, request))
        return getLot(db, lotId)
      },
    })
  }
