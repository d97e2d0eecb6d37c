import * as contract from '@mendwell/contract/people/clinics'
import { MAX_DOCUMENT_BYTES } from '@mendwell/domain/orders/limits'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { fieldError, invalidFields } from '../../ground/errors.ts'
import { readUpload, readUploads } from '../../http/bodies/read-upload.ts'
import { signedIn } from '../../http/sessions/identify.ts'
import { documentTooBig } from '../catalog/uploads/media.errors.ts'
import { getOwnClinic } from './get-own-clinic.ts'
import { requestVerification } from './request-verification.ts'
import { uploadClinicDocument } from './upload-clinic-document.ts'

/** Customer door: verification as a clinic. */
export const ownClinicRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    await readUploads(app)

    app.route({
      ...contract.findOwnClinic,
      handler: async (request, reply) => {
        const { custId } = await signedIn(deps, request)
        // The next person to sign in on this device may be someone else.
        reply.header('Cache-Control', 'no-store')
        return getOwnClinic(deps.db, custId)
      },
    })

    app.route({
      ...contract.uploadClinicDocument,
      handler: async (request) => {
        const { custId } = await signedIn(deps, request)
        const limit = { maxBytes: MAX_DOCUMENT_BYTES, tooBig: documentTooBig }
        const { file } = await readUpload(request, limit)
        if (!file) throw invalidFields([fieldError('file', 'fileRequired')])
        return uploadClinicDocument(deps, { custId, ...file })
      },
    })

    app.route({
      ...contract.saveClinic,
      handler: async (request) => {
        const { custId } = await signedIn(deps, request)
        return requestVerification(deps, custId, request.body)
      },
    })
  }
