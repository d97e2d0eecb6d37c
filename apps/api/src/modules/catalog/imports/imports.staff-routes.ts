import { Readable } from 'node:stream'
import * as contract from '@mendwell/contract/catalog/product-imports'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps/deps.ts'
import { notFound } from '../../../ground/errors.ts'
import { maySeeCosts, signatureOf } from '../../../ground/principal.ts'
import { readUploads, streamUpload } from '../../../http/bodies/read-upload.ts'
import { csvFile } from '../../../http/csv-file.ts'
import { identify, signedIn } from '../../../http/sessions/identify.ts'
import { missingField } from '../uploads/media.errors.ts'
import {
  findErrors,
  findImport,
  findImports,
  findPriceChanges,
  findWarnings,
  MAX_KEPT_ERRORS,
} from './check/imports.repository.ts'
import { exportProducts } from './export-products.ts'
import type { GroupImporter } from './groups/group-importer.ts'
import { previewGroups } from './groups/preview-groups.ts'
import { importerOf } from './import-steps.ts'
import { importTooBig, MAX_IMPORT_BYTES } from './imports.errors.ts'
import { receiveImport } from './receive-import.ts'
import { reportErrors } from './report-errors.ts'
import { startStep } from './start-step.ts'
import { queueImport } from './work-on-import.ts'

const SHOWN_IMPORTS = 50
const SHOWN_ERRORS = 100
const SHOWN_PRICES = 20
const SHOWN_GROUPS = 50

/** Staff door: exporting and importing products, and importing what `importers` support. */
export const productImportRoutes =
  (deps: Deps, importers: readonly GroupImporter[]): FastifyPluginAsyncZod =>
  async (app) => {
    await readUploads(app)
    const { db } = deps
    const by = async (request: FastifyRequest) => {
      const who = await signedIn(deps, request)
      return { custId: who.custId, startedBy: signatureOf(who) }
    }

    app.route({
      ...contract.uploadProductImport,
      handler: async (request) => {
        const limit = { maxBytes: MAX_IMPORT_BYTES, tooBig: importTooBig }
        const who = await by(request)
        const importId = await streamUpload(request, limit, (upload) =>
          receiveImport(db, { ...upload, ...who }),
        )
        if (importId === undefined) throw missingField('file')
        await queueImport(db, importId)
        return existing(await findImport(db, importId))
      },
    })

    app.route({ ...contract.listProductImports, handler: () => findImports(db, SHOWN_IMPORTS) })

    app.route({
      ...contract.getProductImport,
      handler: async (request) => {
        const { importId } = request.params
        const found = existing(await findImport(db, importId))
        const importer = importerOf(importers, found.kind)
        const waits = found.status === 'CHECKED'
        const [errors, warnings, priceChanges, groupChanges] = await Promise.all([
          findErrors(db, importId, SHOWN_ERRORS),
          findWarnings(db, importId, SHOWN_ERRORS),
          waits && !importer ? findPriceChanges(db, importId, SHOWN_PRICES) : [],
          waits && importer ? previewGroups(db, importId, { importer, limit: SHOWN_GROUPS }) : [],
        ])
        return { ...found, errors, warnings, priceChanges, groupChanges }
      },
    })

    app.route({
      ...contract.applyProductImport,
      handler: async (request) =>
        startStep(db, request.params.importId, { step: 'APPLYING', ...(await by(request)) }),
    })

    app.route({
      ...contract.undoProductImport,
      handler: async (request) =>
        startStep(db, request.params.importId, { step: 'UNDOING', ...(await by(request)) }),
    })

    app.route({
      ...contract.importErrorReport,
      handler: async (request, reply) => {
        const { importId } = request.params
        existing(await findImport(db, importId))
        const errors = await findErrors(db, importId, MAX_KEPT_ERRORS)
        return csvFile(reply, `import-${importId}-errors.csv`).send(reportErrors(errors))
      },
    })

    app.route({
      ...contract.exportProducts,
      handler: async (request, reply) => {
        const seesCosts = maySeeCosts(await identify(deps, request))
        const rows = Readable.from(exportProducts(db, { seesCosts }), { objectMode: false })
        return csvFile(reply, 'products.csv').send(rows)
      },
    })
  }

function existing<Found>(found: Found | undefined): Found {
  if (!found) throw notFound('This import')
  return found
}
