import { Readable } from 'node:stream'
import * as contract from '@mendwell/contract/families/staff-families'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps/deps.ts'
import { csvFile } from '../../../http/csv-file.ts'
import { exportFamilies } from './export-families.ts'

/** Staff door: exporting all families. All who see the catalog may do so. */
export const familyFileRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.exportFamilies,
      config: { permission: 'catalogue.read' },
      handler: (_, reply) =>
        csvFile(reply, 'families.csv').send(
          Readable.from(exportFamilies(deps.db), { objectMode: false }),
        ),
    })
  }
