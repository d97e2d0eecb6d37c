import * as contract from '@mendwell/contract/people/clinics'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { notFound } from '../../ground/errors.ts'
import { signedIn } from '../../http/sessions/identify.ts'
import { attachment } from '../catalog/documents/document-name.ts'
import { findClinicDocument } from './clinic-documents.repository.ts'
import { countWaitingClinics, findClinicPage } from './clinics.repository.ts'
import { decideClinic } from './decide-clinic.ts'

/** Staff door, clinics.verify: requests to be verified as a clinic. */
export const staffClinicRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findClinics,
      handler: async (request) => {
        const [page, waiting] = await Promise.all([
          findClinicPage(deps.db, request.query),
          countWaitingClinics(deps.db),
        ])
        return { ...page, waiting }
      },
    })

    app.route({
      ...contract.decideClinic,
      handler: async (request) => decideClinic(deps, await signedIn(deps, request), request.body),
    })

    app.route({
      ...contract.readClinicDocument,
      handler: async (request, reply) => {
        const document = await findClinicDocument(deps.db, request.params.clinicId)
        if (!document) throw notFound('Document')
        return reply
          .header('Content-Disposition', attachment(document.fileName))
          .header('Content-Security-Policy', "sandbox; default-src 'none'")
          .header('Cache-Control', 'no-store')
          .type(document.mimeType)
          .send(document.bytes)
      },
    })
  }
