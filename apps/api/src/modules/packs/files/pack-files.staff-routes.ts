import { Readable } from 'node:stream'
import * as contract from '@mendwell/contract/packs/staff-packs'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps/deps.ts'
import { csvFile } from '../../../http/csv-file.ts'
import { exportPacks } from './export-packs.ts'

/** Staff door: all packs of the same pieces into a file. Whoever sees the catalog may have it. */
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
