import { Readable } from 'node:stream'
import * as contract from '@mendwell/contract/packs/staff-packs'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps/deps.ts'
import { csvFile } from '../../../http/csv-file.ts'
import { exportPacks } from './export-packs.ts'

/** Staff door: exporting all packs of the same pieces. All who see the catalog may do so. */
export const packFileRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.exportPacks,
      config: { permission: 'catalogue.read' },
      handler: (_, reply) =>
        csvFile(reply, 'packs.csv').send(
          Readable.from(exportPacks(deps.db), { objectMode: false }),
        ),
    })
  }
